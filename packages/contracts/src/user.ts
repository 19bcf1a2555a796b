import { DAY_SECONDS } from '@saki/domain/dates/durations'
import { textFault } from '@saki/domain/people/names'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Email, GivenPassword, singleLineText, Token } from './session.ts'
import { Done, Flag, Instant, LegalDate, UserId } from './shapes.ts'

/** The ten fields of the registration form. */
export const Registration = z.object({
  EMAIL: Email,
  LOGIN_PASSWORD: GivenPassword,
  LOGIN_PASSWORD_CONFIRM: GivenPassword,
  PERSON_NAME: singleLineText(254).min(1, 'session:name.required'),
  INDI_PERSON_ID_NBR: z.string().max(40, 'session:nik.wrong'),
  INDI_PERSON_BIRTH_DATE: LegalDate,
  PERNYATAAN: z.literal('Y', 'session:statement.required'),
  CAPTCHA: z.string().min(1).max(4000),
  NO_CONSULTANT: singleLineText(254).default(''),
  WILAYAH: z.string().regex(/^\d{2}(\d{2})?$/, 'session:region.required'),
})

/** Region code of exactly `digits` digits, or an empty string while none is chosen. */
const placeCode = (digits: number) => z.string().regex(new RegExp(`^(\\d{${digits}})?$`), 'session:location.wrong')

/**
 * The profile as sent; AGENT_CODE and ID must be the caller's own. Empty fields pass this schema: `profileFaults` in packages/domain
 * checks which are required, so that browser and server apply one rule.
 */
export const Profile = z.object({
  FULL_NAME: singleLineText(254),
  PERSONAL_ID: z.string().max(40, 'session:nik.wrong'),
  GENDER: z.enum(['Laki-Laki', 'Perempuan', '']),
  BIRTHDAY: z.union([z.literal(''), LegalDate], 'session:birthDate.wrong'),
  NATIONALITY_COUNTRY_CODE: z.enum(['ID', '']),
  TELEPHONE: singleLineText(60),
  USER_TYP: z.coerce.number('session:userType.wrong').int().min(0).max(32_767),
  NOTES: singleLineText(254).default(''),
  STATE_CODE: placeCode(2),
  CITY_CODE: placeCode(4),
  DISTRICT_CODE: placeCode(6),
  VILLAGE_CODE: placeCode(10),
  ADDR_STREET: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => textFault(text, 'manyLines') === undefined, 'session:text.wrong'),
  ZIPCODE: z
    .string()
    .trim()
    .max(15)
    .regex(/^[0-9A-Za-z -]*$/, 'session:zip.wrong'),
  ID: z.coerce.number().int().positive(),
  AGENT_CODE: z.int().nullable().optional(),
})

const StateRow = z.object({ STATE_CODE: z.string(), STATE_NAME: z.string() })
const CityRow = z.object({ CITY_CODE: z.string(), CITY_NAME: z.string() })
const DistrictRow = z.object({ DISTRICT_CODE: z.string(), DISTRICT_NAME: z.string() })
const VillageRow = z.object({ VILLAGE_CODE: z.string(), VILLAGE_NAME: z.string() })

const code = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`))
/** A level of the location tree with the parents it needs; parameters of deeper levels are ignored. */
const LocationQuery = z.discriminatedUnion('loc', [
  z.strictObject({
    loc: z.literal('provinsi'),
    prov: z.string().max(10).optional(),
    kab: z.string().max(10).optional(),
    kec: z.string().max(10).optional(),
    kel: z.string().max(10).optional(),
  }),
  z.strictObject({
    loc: z.literal('kabupaten'),
    prov: code(2),
    kab: z.string().max(10).optional(),
    kec: z.string().max(10).optional(),
    kel: z.string().max(10).optional(),
  }),
  z.strictObject({
    loc: z.literal('kecamatan'),
    prov: code(2),
    kab: code(4),
    kec: z.string().max(10).optional(),
    kel: z.string().max(10).optional(),
  }),
  z.strictObject({
    loc: z.literal('kelurahan'),
    prov: code(2),
    kab: code(4),
    kec: code(6),
    kel: z.string().max(10).optional(),
  }),
])

const UserDetail = z.object({
  ID: z.int(),
  USER_ID: z.int(),
  EMAIL: z.string(),
  FULL_NAME: z.string(),
  PERSONAL_ID: z.string(),
  GENDER: z.string(),
  BIRTHDAY: LegalDate.nullable(),
  NATIONALITY_COUNTRY_CODE: z.string(),
  TELEPHONE: z.string(),
  USER_TYP: z.int(),
  USER_TYPE_NAME: z.string(),
  NOTES: z.string(),
  AGENT_CODE: z.int().nullable(),
  STATE_CODE: z.string(),
  STATE_NAME: z.string(),
  CITY_CODE: z.string(),
  CITY_NAME: z.string(),
  DISTRICT_CODE: z.string(),
  DISTRICT_NAME: z.string(),
  VILLAGE_CODE: z.string(),
  VILLAGE_NAME: z.string(),
  ADDR_STREET: z.string(),
  ZIPCODE: z.string(),
  WILAYAH: z.string(),
})

export const userCalls = defineCalls({
  getOldPassword: {
    method: 'GET',
    path: '/getOldPassword',
    who: 'signedIn',
    does: 'When the caller last changed the password. Nothing derived from the password leaves the server.',
    query: z.object({ USER_ID: UserId }),
    reply: z.object({ USER_ID: z.int(), PASSWORD_SET: z.literal(true), CHANGED_AT: Instant }),
  },
  changePasswordCustomer: {
    method: 'POST',
    path: '/changePasswordCustomer',
    who: 'signedIn',
    does: 'Sets a new password after checking the old one. Ends every other session of the account and notifies its mailbox.',
    body: z.object({
      USER_ID: UserId.optional(),
      OLD_PASSWORD: GivenPassword,
      LOGIN_PASSWORD: GivenPassword,
      LOGIN_PASSWORD_CONFIRM: GivenPassword,
    }),
    reply: Done,
  },
  getUserDataDetail: {
    method: 'GET',
    path: '/getUserDataDetail/:id',
    who: 'signedIn',
    does: 'The profile of the caller, or of a client by mandate, as a list of one row. A mandate for every right shows the profile with the identity number masked, a narrower one only the name; other ids are answered 404.',
    params: z.object({ id: UserId }),
    reply: z.array(UserDetail),
  },
  getLocation: {
    method: 'GET',
    path: '/getLocation',
    who: 'anyone',
    publicSeconds: DAY_SECONDS,
    does: 'One level of the location tree: provinsi; kabupaten of prov; kecamatan of prov, kab; kelurahan of prov, kab, kec.',
    query: LocationQuery,
    reply: z.array(z.union([StateRow, CityRow, DistrictRow, VillageRow])),
  },
  getUserType: {
    method: 'GET',
    path: '/getUserType',
    who: 'anyone',
    does: 'Applicant types; with user_id (own id only) the type of that user.',
    query: z.object({ user_id: UserId.optional() }),
    reply: z.array(z.object({ USER_TYP: z.int(), USER_TYPE_NAME: z.string() })),
  },
  updateProfile: {
    method: 'POST',
    path: '/updateProfile',
    who: 'signedIn',
    does: 'Saves the profile and ends every session of the account. Choosing type 6 makes a request to the office: USER_TYP in the reply is the type in force.',
    body: Profile,
    reply: z.object({ err: z.literal(''), USER_TYP: z.int(), TYPE_REQUESTED: Flag, MESSAGE: z.string() }),
  },
  insertNewCustomer: {
    method: 'POST',
    path: '/insertNewCustomer',
    who: 'anyone',
    does: 'Registers an applicant and mails an activation link; the answer is the same when the address or the NIK has an account.',
    body: Registration,
    reply: Done,
  },
  activateAccount: {
    method: 'POST',
    path: '/activateAccount',
    who: 'anyone',
    does: 'Activates a registered account with the secret of the mailed link and its password; with LOGIN_PASSWORD_CONFIRM the password given replaces the one chosen at registration.',
    query: z.object({ userId: UserId }),
    body: z.object({
      TOKEN: z.union([Token, z.literal('')]).default(''),
      LOGIN_PASSWORD: GivenPassword.optional(),
      LOGIN_PASSWORD_CONFIRM: GivenPassword.optional(),
    }),
    reply: Done,
  },
  rejectRegistration: {
    method: 'POST',
    path: '/rejectRegistration',
    who: 'anyone',
    does: 'Deletes a registration that is not activated yet, with the secret of the mailed link, when the owner of the mailbox did not register. Not in the specification.',
    query: z.object({ userId: UserId }),
    body: z.object({ TOKEN: Token }),
    reply: Done,
  },
  agentCodeChecker: {
    method: 'GET',
    path: '/agentCodeChecker',
    who: 'signedIn',
    does: 'Whether a consultant with this agent code is registered here; public-register fields only, 20 calls a minute.',
    query: z.object({ agentCode: z.coerce.number().int().positive().max(2_147_483_647) }),
    reply: z.object({ AGENT_CODE: z.int(), EXISTS: Flag, AGENT_NAME: z.string(), NOTES: z.string() }),
  },
  userList: {
    method: 'GET',
    path: '/user-list',
    who: 'signedIn',
    does: 'The caller and the clients for whom the caller acts by mandate. Other ids are answered 404; an empty user_id means the caller.',
    query: z.object({ user_id: z.union([z.literal(''), UserId]).optional() }),
    reply: z.array(
      z.object({
        ID: z.int(),
        USER_ID: z.int(),
        USER_NAME: z.string(),
        USER_TYP: z.int(),
        AGENT_CODE: z.int().nullable(),
      }),
    ),
  },
})
