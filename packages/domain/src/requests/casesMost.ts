/** Most cases of one request. */
export const REQUEST_CASES_MOST = 100
