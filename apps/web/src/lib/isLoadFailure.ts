/** Whether code or texts could not be loaded, by the words of the browsers and of the program that loads texts. */
export const isLoadFailure = (error: unknown): boolean =>
  /chunk|dynamically imported|module script|Importing/i.test(String(error))
