/** Placeholders in texts made before number and instant are known; issue_number replaces them. */
export const NUMBER_MARK = '@@PATENT_ID@@'
export const INSTANT_MARK = '@@RECEIVED_AT@@'
