/** Families of element names in the document types of WIPO ST.26 (annex II), all versions. */
const families =
  /^(?:ST26SequenceListing|INSD[\w-]*|Sequence\w*|Application\w*|Applicant\w*|Inventor\w*|Invention\w*|EarliestPriority\w*|IPOfficeCode|FilingDate|NonEnglishQualifier_value)$/
/** Names the instance's schema only and brings in no other vocabulary. */
const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'

/** Whether an element belongs to another vocabulary, such as a page of the web: by its name, or by a namespace it declares. */
export function isForeignElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const declares = Object.entries(attributes).some(
    ([attribute, value]) => /^xmlns(?::|$)/.test(attribute) && value !== SCHEMA_INSTANCE,
  )
  return declares || !families.test(name)
}
