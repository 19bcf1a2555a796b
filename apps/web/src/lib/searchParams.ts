import { parseSearchWith } from '@tanstack/react-router'

/**
 * Search parameters of an address: numbers and booleans in the spelling of JavaScript, texts otherwise. Texts in quotation marks are JSON,
 * which the router writes for texts that it would read as something else. Everything else is the text as written: read as JSON, 26.10
 * would become 26.1 and an identity number of 16 digits would lose the last one.
 */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'string') throw value
  return value
})
