import { rightOfNumber } from '@saki/catalogue'
import { markFeatures } from '@saki/domain/publicRegister/st96Mark'

import type { FiledRecord } from './filedRecord.ts'
import { xmlRecords, type XmlElement } from './xmlRecords.ts'

const records: Readonly<Record<string, (element: XmlElement) => object>> = {
  Trademark: markFields,
  DesignApplication: designFields,
  PatentRecord: patentFields,
}

/**
 * Cases of a document shaped like WIPO ST.96, as the public register exports them: elements Trademark, DesignApplication and PatentRecord, at
 * any depth, with the namespaces ignored. Other elements are passed over.
 */
export async function* casesOfSt96(chunks: AsyncIterable<string>): AsyncGenerator<FiledRecord> {
  for await (const record of xmlRecords(chunks, new Set(Object.keys(records)))) {
    if ('fault' in record) yield record
    else yield { line: record.line, fields: withoutEmpty(records[record.element.name]?.(record.element) ?? {}) }
  }
}

function markFields(mark: XmlElement) {
  const name = textIn(mark, 'MarkVerbalElementText')
  const feature = textIn(mark, 'MarkFeatureCategory')
  const filed = textIn(mark, 'ApplicationDate')
  const expires = textIn(mark, 'ExpiryDate')
  const colours = allIn(mark, 'MarkImageColourClaimedText').map(({ text }) => text.trim())
  return {
    ...commonFields(mark),
    APPL_TYP: 'MARK',
    TITLE: name,
    FILING_DATE: filed,
    // A first term ends after ten years (UU 20/2016 art. 35(1)); a later day is that of a renewal.
    ...(Number(expires.slice(0, 4)) - Number(filed.slice(0, 4)) > 10
      ? { RENEWED_TO: expires }
      : { EXPIRATION_DATE: expires }),
    SIGN: withoutEmpty({
      SIGN_WCODE: Object.entries(markFeatures).find(([, category]) => category === feature)?.[0] ?? 'WORD',
      MARK_NAME: name,
      TRANSLATION: textIn(mark, 'MarkTranslation'),
      TRANSLITERATION: textIn(mark, 'MarkTransliteration'),
      MARK_DESCRIPTION: textIn(mark, 'MarkDescriptionText'),
      DISCLAIMER: textIn(mark, 'MarkDisclaimerText'),
      COLOUR_CLAIMED: colours.length > 0 ? 'Y' : 'N',
      COLOURS: colours,
    }),
    VIENNA: allIn(mark, 'ViennaClassification').map(({ children }) => ({
      VIENNA_CODE: children.map(({ text }) => text.trim()).join('.'),
    })),
    NICE: allIn(mark, 'ClassDescription').map((each) => ({
      NICE_CLASS_CODE: textIn(each, 'ClassNumber'),
      TERMS: textIn(each, 'GoodsServicesDescriptionText')
        .split(';')
        .map((term) => term.trim())
        .filter(Boolean),
    })),
    OWNERS: personsIn(mark, 'Applicant'),
    REPRS: personsIn(mark, 'Representative'),
    PRIORITIES: prioritiesIn(mark, 'Priority'),
  }
}

function designFields(design: XmlElement) {
  return {
    ...commonFields(design),
    APPL_TYP: 'DESIGN',
    TITLE: textIn(design, 'DesignTitle'),
    DESIGN_DESCRIPTION: textIn(design, 'DesignDescriptionText'),
    FILING_DATE: textIn(design, 'ApplicationDate'),
    EXPIRATION_DATE: textIn(design, 'ExpiryDate'),
    LOCARNO: allIn(design, 'IndicationProduct').map((each) =>
      withoutEmpty({
        LOCARNO_CLASS_CODE: textIn(each, 'LocarnoClass'),
        PRODUCT_TITLE: textIn(each, 'ProductDescriptionText'),
      }),
    ),
    OWNERS: personsIn(design, 'Applicant'),
    INVENTORS: personsIn(design, 'Designer'),
    REPRS: personsIn(design, 'Representative'),
    PRIORITIES: prioritiesIn(design, 'Priority'),
  }
}

function patentFields(patent: XmlElement) {
  const [claims] = allIn(patent, 'PriorityClaimBag')
  const [international] = allIn(patent, 'InternationalFilingData')
  const titles = allIn(patent, 'InventionTitle')
  const title = titles.find(({ language }) => language !== 'en') ?? titles[0]
  return {
    ...commonFields(patent),
    APPL_TYP: rightOfNumber(textIn(patent, 'ApplicationNumberText').slice(0, 1))?.id ?? '',
    TITLE: title?.text.trim() ?? '',
    ENGLISH_TITLE: titles.find((each) => each !== title && each.language === 'en')?.text.trim() ?? '',
    ...numberIn(patent, 'ClaimTotalQuantity', 'QTY_CLAIMS'),
    ...(international && {
      PCT: withoutEmpty({
        PCT_APPL_ID: textIn(international, 'ApplicationNumberText'),
        PCT_APPL_DATE: textIn(international, 'FilingDate'),
      }),
    }),
    FILING_DATE: textIn(patent, 'FilingDate'),
    REGISTRATION_NBR: textIn(patent, 'PatentNumber'),
    REGISTRATION_DATE: textIn(patent, 'GrantDate'),
    EXPIRATION_DATE: textIn(patent, 'ExpiryDate'),
    IPC: allIn(patent, 'PatentClassificationText').map(({ text }) => ({ IPC_SYMBOL: text.trim() })),
    OWNERS: personsIn(patent, 'Applicant'),
    INVENTORS: personsIn(patent, 'Inventor'),
    REPRS: personsIn(patent, 'RegisteredPractitioner'),
    PRIORITIES: claims ? prioritiesIn(claims, 'PriorityClaim') : [],
  }
}

const commonFields = (element: XmlElement) => ({
  PATENT_ID: textIn(element, 'ApplicationNumberText'),
  REGISTRATION_NBR: textIn(element, 'RegistrationNumber'),
  REGISTRATION_DATE: textIn(element, 'RegistrationDate'),
  PUBLICATION_DATE: textIn(element, 'PublicationDate'),
})

function personsIn(element: XmlElement, role: string) {
  return allIn(element, role).map((person) =>
    withoutEmpty({
      PERSON_NAME: textIn(person, 'EntityName'),
      PERSON_WCODE: 'C',
      NATIONALITY_COUNTRY_CODE: textIn(person, 'CountryCode'),
      ADDR_STREET: ['AddressLineText', 'CityName', 'GeographicRegionName']
        .map((name) => textIn(person, name))
        .filter(Boolean)
        .join(', '),
    }),
  )
}

function prioritiesIn(element: XmlElement, name: string) {
  return allIn(element, name).map((each) => ({
    COUNTRY_CODE: textIn(each, 'IPOfficeCode'),
    PRIORITY_APPL_ID: textIn(each, 'ApplicationNumberText'),
    PRIORITY_DATE: textIn(each, 'FilingDate'),
  }))
}

/** Elements of this name at any depth, in the order of the document. */
const allIn = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...allIn(child, name)])

/** Text of the first element of this name; empty when there is none. */
const textIn = (element: XmlElement, name: string): string => allIn(element, name)[0]?.text.trim() ?? ''

/** A whole number as this field; nothing when there is none. A text that is no number is kept, to be refused with its line. */
function numberIn(element: XmlElement, name: string, field: string) {
  const text = textIn(element, name)
  return text === '' ? {} : { [field]: /^\d{1,9}$/.test(text) ? Number(text) : text }
}

const withoutEmpty = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
