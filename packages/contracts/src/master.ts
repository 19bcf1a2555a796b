import { DAY_SECONDS } from '@saki/domain/dates/durations'
import { z } from 'zod'

import { defineCalls } from './call.ts'
import { RightCode } from './rightCode.ts'

const Country = z.object({
  COUNTRY_CODE: z.string(),
  COUNTRY_NAME: z.string(),
  KIND: z.enum(['country', 'office', 'stateless']),
})
/** Rows of getMaster, one schema for each list; column names are those of the legacy master lists. */
const MasterRow = z.union([
  z.object({ CountryCode: z.string(), CountryName: z.string() }),
  z.object({ CityCode: z.string(), CityName: z.string(), StateCode: z.string() }),
  z.object({ StateCode: z.string(), StateName: z.string() }),
  z.object({ FileSeq: z.string(), FileSeqName: z.string(), FileTyp: z.string() }),
  z.object({ FileTyp: z.string(), FileTypeName: z.string(), Right: RightCode }),
  z.object({ ReprType: z.string(), ReprTypeDesc: z.string() }),
])

/** The lists of getMaster; any other name is answered 404. */
export const MasterList = z.enum(['country', 'state', 'city', 'fileSequence', 'fileType', 'reprType'])

export const masterCalls = defineCalls({
  getAllCountry: {
    method: 'GET',
    path: '/getAllCountry',
    who: 'anyone',
    publicSeconds: DAY_SECONDS,
    does: 'Countries and the regional offices a priority may be claimed from.',
    reply: z.array(Country),
  },
  getMaster: {
    method: 'GET',
    path: '/getMaster/:name',
    who: 'anyone',
    publicSeconds: DAY_SECONDS,
    does: 'A master list: country, state, city, fileSequence, fileType or reprType; jenis narrows city by state, fileSequence by file type, fileType by right.',
    params: z.object({ name: z.union([MasterList, z.string().max(40)]) }),
    query: z.object({ jenis: z.string().max(10).optional() }),
    reply: z.array(MasterRow),
  },
  getRowLocarno: {
    method: 'GET',
    path: '/getRowLocarno',
    who: 'anyone',
    publicSeconds: DAY_SECONDS,
    does: 'Locarno classes and subclasses; q searches names and product words, best match first.',
    query: z.object({ q: z.string().trim().max(100).optional() }),
    reply: z.array(
      z.object({
        LOCARNO_EDITION_CODE: z.string(),
        LOCARNO_CLASS_CODE: z.string(),
        LOCARNO_NAME: z.string(),
        LOCARNO_NAME_EN: z.string(),
        WORDS: z.string(),
      }),
    ),
  },
  viennaClasses: {
    method: 'GET',
    path: '/viennaClasses',
    who: 'anyone',
    publicSeconds: DAY_SECONDS,
    does: 'Categories and divisions of the Vienna classification of figurative elements, in its order',
    reply: z.array(z.object({ VIENNA_CLASS_CODE: z.string(), VIENNA_NAME: z.string(), VIENNA_NAME_EN: z.string() })),
  },
  ipcClasses: {
    method: 'GET',
    path: '/ipcClasses',
    who: 'anyone',
    publicSeconds: DAY_SECONDS,
    does: 'Sections, classes and subclasses of the International Patent Classification, each before what it contains; WORDS are everyday words, separated by commas. codes: only these, separated by commas. Groups are not listed',
    query: z.object({ codes: z.string().max(1500).optional() }),
    reply: z.array(
      z.object({
        IPC_EDITION_CODE: z.string(),
        IPC_SYMBOL: z.string(),
        IPC_NAME: z.string(),
        IPC_NAME_EN: z.string(),
        WORDS: z.string(),
      }),
    ),
  },
})
