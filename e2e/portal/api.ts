import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'

import { onePagePdf } from './papers.ts'
import { demo } from './people.ts'
import { picture } from './pictures.ts'

/** Headers of a call besides the page's cookie. */
export function headers(): Record<string, string> {
  return { 'x-requested-with': 'saki', 'idempotency-key': randomUUID(), 'accept-language': 'id' }
}

/** A page, or a client without one, whose session calls use. */
export type Caller = Pick<Page, 'request'>

/** Sends a call with the session of the page. */
export async function post<T>(page: Caller, path: string, body: unknown): Promise<T> {
  const reply = await page.request.post(`/api${path}`, { headers: headers(), data: body })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()) as T
}

/** Reads a call with the session of the page. */
export async function read<T>(page: Caller, path: string, params: Record<string, string> = {}): Promise<T> {
  const reply = await page.request.get(`/api${path}`, { headers: headers(), params })
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()) as T
}

export interface DraftAtServer {
  TEMP_ID: string
  TITLE: string
  ROW_VERSION: number
  DATA: Record<string, Record<string, unknown>>
}

/** Drafts of the page's user with this title. */
export async function draftsNamed(page: Page, title: string): Promise<DraftAtServer[]> {
  const { data } = await read<{ data: DraftAtServer[] }>(page, '/getPatentTemp', { size: '100' })
  return data.filter((draft) => draft.TITLE === title)
}

/** A whole draft as the server has it. */
export async function readDraft(page: Page, tempId: string): Promise<DraftAtServer> {
  const { data } = await read<{ data: DraftAtServer[] }>(page, '/getPatentTemp', { TEMP_ID: tempId })
  const [draft] = data
  if (!draft) throw new Error(`no draft ${tempId}`)
  return draft
}

export interface TitledCase {
  SUBMISSION_NBR: string
  PATENT_ID: string
  PROC_TYP: string
  PROC_NBR: number
  TITLE: string
}

/** Cases of the page's user with this title. PATENT_ID is null until the filing is paid. */
export async function casesNamed(page: Caller, title: string): Promise<TitledCase[]> {
  const { data } = await read<{ data: TitledCase[] }>(page, '/getPatents', { size: '100' })
  return data.filter((row) => row.TITLE === title)
}

export async function billsOf(page: Page, submissionNbr: string): Promise<{ BILLING_CODE: string; STATUS: string }[]> {
  return read(page, '/getPayments', { patentId: submissionNbr })
}

/** Saves a new draft with these sections, as a form would. */
export async function saveNewDraft(
  page: Page,
  sections: Record<string, unknown>,
  more: Record<string, unknown> = {},
): Promise<{ TEMP_ID: string; ROW_VERSION: number }> {
  return post(page, '/savePermohonan', { FORM_TYP: 'design-filing', DEVICE: 'Uji', ...sections, ...more })
}

/** Makes a draft that lacks only its declaration: one design with one picture, by a person of Kasihan. Returns its TEMP_ID. */
export async function readyDraft(page: Page, title: string): Promise<string> {
  const { TEMP_ID } = await saveNewDraft(page, readySections(title))
  const { name, mimeType, buffer } = await picture(page, 'depan.jpg', 3)
  const upload = await page.request.post('/api/uploadUserDoc2', {
    headers: headers(),
    multipart: { TEMP_ID, SPECDOC_TYP: 'GDI', VIEW_TYPE_ID: '2', FILE: { name, mimeType, buffer } },
  })
  expect(upload.status(), await upload.text()).toBe(200)
  return TEMP_ID
}

/** Uploads the scan of a paper about a case with the session of an officer; returns its DOC_ID. */
export async function paperScan(office: Caller, number: string): Promise<string> {
  const { name, mimeType, buffer } = onePagePdf('surat.pdf', 'Surat pemohon')
  const upload = await office.request.post('/api/office/paperScan', {
    headers: headers(),
    multipart: { TEMP_ID: number, SPECDOC_TYP: 'PPR', FILE: { name, mimeType, buffer } },
  })
  expect(upload.status(), await upload.text()).toBe(200)
  return ((await upload.json()) as { DOC_ID: string }).DOC_ID
}

export function readySections(title: string): Record<string, unknown> {
  return {
    FILING: {
      APPL_TYP: 'DESIGN',
      APPL_SUBTYP: 'SINGLE',
      PAYER_CATEGORY: 'UMUM',
      REPRESENTED: 'N',
      PRIORITY_CLAIMED: 'N',
    },
    OWNERS: [
      {
        PERSON_WCODE: 'I',
        PERSON_NAME: 'Bagus Prakoso',
        INDI_PERSON_ID_NBR: '3174051203910003',
        NATIONALITY_COUNTRY_CODE: 'ID',
        ADDR_STREET: 'Kasongan RT 04',
        STATE_CODE: '34',
        CITY_CODE: '3402',
        DISTRICT_CODE: '340216',
        VILLAGE_CODE: '3402162004',
        ZIPCODE: '55184',
        EMAIL: demo.newcomer,
        TELEPHONE: '081234567890',
      },
    ],
    TECHNICAL: {
      TITLE: title,
      DESIGN_DESCRIPTION: 'Tampak depan memperlihatkan gagang.',
      CLAIM_SCOPE: ['SHAPE'],
      DISCLOSED: 'N',
      DESIGNER_IS_APPLICANT: 'Y',
    },
    LOCARNO: [{ LOCARNO_CLASS_CODE: '07-01', PRODUCT_TITLE: 'Cangkir' }],
  }
}

/** Makes a draft with the first answers and an applicant of Kasihan without a representative, and opens a page of it. */
export async function beginWith(
  page: Page,
  FORM_TYP: string,
  filing: Record<string, string>,
  person: { name: string; email: string },
  step: string,
): Promise<void> {
  const { OWNERS } = readySections('')
  const [owner] = OWNERS as Record<string, string>[]
  const { TEMP_ID } = await saveNewDraft(
    page,
    {
      FILING: { ...filing, REPRESENTED: 'N' },
      OWNERS: [{ ...owner, PERSON_NAME: person.name, EMAIL: person.email }],
    },
    { FORM_TYP },
  )
  await openStep(page, TEMP_ID, step)
}

/** Opens a page of the filing of a draft. */
export async function openStep(page: Page, tempId: string, step?: string): Promise<void> {
  await page.goto(`/buat-pengajuan/draft?draft=${tempId}${step ? `&step=${step}` : ''}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

function declaredBy(DECLARED_NAME: string, { DATA }: DraftAtServer): Record<string, unknown> {
  return {
    ...DATA,
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
    FILING: { ...DATA['FILING'], DECLARED_NAME },
  }
}

/** Makes a complete draft of a design without filing it. */
export async function completeDraft(page: Page, title: string, name = 'Bagus Prakoso'): Promise<void> {
  const draft = await readDraft(page, await readyDraft(page, title))
  await saveNewDraft(page, declaredBy(name, draft), { TEMP_ID: draft.TEMP_ID, ROW_VERSION: draft.ROW_VERSION })
}

/** Files a draft that lacks only its declaration. Returns the submission number. */
export async function fileDraft(page: Page, tempId: string, FORM_TYP = 'design-filing'): Promise<string> {
  const draft = await readDraft(page, tempId)
  const { ROW_VERSION } = draft
  const whole = declaredBy('Bagus Prakoso', draft)
  const reply = await saveNewDraft(page, whole, { FORM_TYP, TEMP_ID: tempId, ROW_VERSION, IND_SUBMIT: 'Y' })
  return (reply as unknown as { SUBMISSION_NBR: string }).SUBMISSION_NBR
}
