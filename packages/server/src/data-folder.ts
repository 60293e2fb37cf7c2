/** Games, names and the key of the cookies are for the user alone that the server runs as. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600
