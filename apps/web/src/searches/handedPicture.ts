let handed: File | undefined

/** Keeps a picture for the page that opens next; it cannot stand in an address. */
export const handPicture = (file: File): void => {
  handed = file
}

/** The picture that the page before handed over, once. */
export function takeHandedPicture(): File | undefined {
  const file = handed
  handed = undefined
  return file
}
