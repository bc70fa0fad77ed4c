print("showroom")
