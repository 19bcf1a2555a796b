/** Whether code, styles or texts could not be loaded, by the words of the browsers and of the programs that load styles and texts. */
export const isLoadFailure = (error: unknown): boolean => /chunk|preload|dynamically|module script/i.test(String(error))
