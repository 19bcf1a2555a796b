import { randomBytes } from 'node:crypto'

import { paperPartyForm } from '@saki/catalogue/dialogs/paperPartyForm'
import { DIALOG_SECTION } from '@saki/catalogue/dialogs/dialogForm'
import type { PaperParty } from '@saki/contracts/paperParties'
import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { fieldText, type FormRow } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'

import { Invalid, type FieldFault } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { accountOfPaper } from './findAccount.ts'
import { findRegisterParty, insertPaperParty, listEarlierParties } from './paperParties.sql.ts'

/** Who filed a paper: whose file it is, and what the file shows of the person. */
export interface PartyOfPaper {
  userId: number
  name: string
  person: FormRow
}

interface Asked {
  oneCase: { applicationId: number; ownerId: number }
  officerId: number
  now: Date
}

/**
 * The person who filed a paper, as the officer named it: the holder of an account, or a person who is new to the office or known by a paper or the
 * register, to whom letters go by post. Throws Invalid naming what is wrong.
 */
export async function partyOf(
  tx: Db,
  services: Pick<Services, 'secrets'>,
  party: PaperParty,
  asked: Asked,
): Promise<PartyOfPaper> {
  switch (party.AS) {
    case 'ACCOUNT': {
      const { userId, fullName } = await accountOfPaper(tx, services, { ...asked, named: party.NAMED })
      return { userId, name: fullName, person: { PERSON_NAME: fullName } }
    }
    case 'EARLIER': {
      const earlier = await listEarlierParties(tx, asked.oneCase.applicationId)
      const found = earlier.find(({ submissionNbr }) => submissionNbr === party.SUBMISSION_NBR)
      if (!found) throw new Invalid([{ field: 'PARTY', message: 'paperParty:fault.gone' }])
      return found
    }
    case 'REGISTER': {
      const { PATENT_ID, SEQ_NBR } = party
      const found = await findRegisterParty(tx, { patentId: PATENT_ID, seqNbr: SEQ_NBR })
      if (!found) throw new Invalid([{ field: 'PARTY', message: 'paperParty:fault.gone' }])
      return enter(tx, personWithin(found), asked)
    }
    case 'NEW':
      await assertComplete(tx, party.PERSON, asked.now)
      return enter(tx, personWithin(party.PERSON), asked)
  }
}

const formFields = paperPartyForm.pages.flatMap(({ blocks }) =>
  blocks.flatMap((block) => ('fields' in block ? Object.keys(block.fields) : [])),
)

/** The fields that a paper party has, without empty ones; an identity number of the register is not taken over. */
function personWithin(row: FormRow): FormRow {
  return Object.fromEntries(
    formFields.flatMap((name) => {
      const value = fieldText(row, name).trim()
      return value === '' ? [] : [[name, value]]
    }),
  )
}

/** Throws Invalid naming each field that is missing, wrong or unknown, and regions and countries that do not exist. */
async function assertComplete(tx: Db, person: Readonly<Record<string, string>>, now: Date): Promise<void> {
  const issues = missing(paperPartyForm, { [DIALOG_SECTION]: person }, [], legalDateOf(now))
  const faults: FieldFault[] = [
    ...issues
      .filter(({ level }) => level === 'STOP')
      .map(({ path, code }) => ({ field: `PARTY.PERSON.${path.slice(DIALOG_SECTION.length + 1)}`, message: code })),
    ...Object.keys(person)
      .filter((name) => !formFields.includes(name))
      .map((name) => ({ field: `PARTY.PERSON.${name}`, message: 'errors:field.unknown' })),
  ]
  if (faults.length === 0) faults.push(...(await unknownPlaces(tx, person)))
  if (faults.length > 0) throw new Invalid(faults)
}

async function unknownPlaces(tx: Db, person: Readonly<Record<string, string>>): Promise<FieldFault[]> {
  const db = tables(tx)
  const finds = {
    NATIONALITY_COUNTRY_CODE: (code: string) =>
      db.selectFrom('country').select('countryCode').where('countryCode', '=', code).executeTakeFirst(),
    STATE_CODE: (code: string) =>
      db.selectFrom('regionState').select('stateCode').where('stateCode', '=', code).executeTakeFirst(),
    CITY_CODE: (code: string) =>
      db.selectFrom('regionCity').select('cityCode').where('cityCode', '=', code).executeTakeFirst(),
    DISTRICT_CODE: (code: string) =>
      db.selectFrom('regionDistrict').select('districtCode').where('districtCode', '=', code).executeTakeFirst(),
    VILLAGE_CODE: (code: string) =>
      db.selectFrom('regionVillage').select('villageCode').where('villageCode', '=', code).executeTakeFirst(),
  }
  const faults: FieldFault[] = []
  for (const [field, find] of Object.entries(finds)) {
    const code = person[field] ?? ''
    if (code !== '' && !(await find(code)))
      faults.push({ field: `PARTY.PERSON.${field}`, message: 'errors:field.wrong' })
  }
  return faults
}

async function enter(tx: Db, person: FormRow, { officerId, now }: Asked): Promise<PartyOfPaper> {
  const name = fieldText(person, 'PERSON_NAME')
  const token = randomBytes(12).toString('hex')
  const country = fieldText(person, 'NATIONALITY_COUNTRY_CODE') || 'ID'
  const userId = await insertPaperParty(tx, { person, name, country, token, enteredBy: officerId, now })
  return { userId, name, person }
}
