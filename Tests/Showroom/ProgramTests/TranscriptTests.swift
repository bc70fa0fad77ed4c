import TestSupport
import Testing

/// Sessions with the program as people have them, each a story in a file of its own.
@Suite("Sessions with the program")
struct TranscriptTests {
  @Test("A session goes as it is written down", arguments: Transcript.all(in: "Transcripts", beside: #filePath))
  func session(_ transcript: Transcript) {
    let difference = TranscriptRunner().difference(in: transcript)
    #expect(difference == nil, "\(transcript): \(difference ?? "")")
  }

  @Test("There are sessions to go through")
  func thereAreSessions() {
    #expect(Transcript.all(in: "Transcripts", beside: #filePath).count >= 20)
  }
}
