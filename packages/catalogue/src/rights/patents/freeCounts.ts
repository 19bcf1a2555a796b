/** Pages of the description and number of claims included in the filing fee; each further one is charged (PP 45/2024, annex IV.B). */
export const FREE_PAGES = 30
export const FREE_CLAIMS = 10
