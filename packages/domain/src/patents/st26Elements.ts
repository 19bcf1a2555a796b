/** Element names in the document types of WIPO ST.26 (annex II), all versions. */
const families =
  /^(?:ST26SequenceListing|INSD[\w-]*|Sequence\w*|Application\w*|Applicant\w*|Inventor\w*|Invention\w*|EarliestPriority\w*|IPOfficeCode|FilingDate|NonEnglishQualifier_value)$/
/** Namespace of XML Schema instances; allowed because it adds no elements. */
const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance'

/** Whether an element is not part of ST.26, such as HTML: by its name, or by a namespace it declares. */
export function isForeignElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
  const declares = Object.entries(attributes).some(
    ([attribute, value]) => /^xmlns(?::|$)/.test(attribute) && value !== SCHEMA_INSTANCE,
  )
  return declares || !families.test(name)
}
