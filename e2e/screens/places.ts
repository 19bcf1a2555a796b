import { pages } from '@saki/contracts/pages'
import type { Page } from '@playwright/test'

import { casesNamed, draftsNamed, post, read } from '../portal/api.ts'
import { demo } from '../portal/people.ts'
import { signIn } from '../portal/session.ts'

/** Addresses that one person of the demonstration opens; without an email, nobody is signed in. */
export interface Visit {
  email?: string
  addresses: string[]
}

const OFFICE = /^\/(?:petugas|office)/
const SIGNED_OUT = ['/login', '/login/forgetpass', '/login/activatelogin', '/daftar-akun', '/lapor-masalah']
/** Pages of readers without an account that show something of the demonstration. */
const OPEN = ['/verifikasi/$code', '/pratinjau/$token']
const SEARCHES = [
  '/trademarks/search?q=kopi&classes=30,43',
  '/forms/search?q=kopi',
  '/table-list/patents?q=kursi',
  '/list-tm/trademarks?q=kopi',
]

interface Letter {
  INBOX_ID: string
  HAS_DOC: string
}
interface Subjects {
  /** What stands in the place of each page's parameter. */
  of: Readonly<Record<string, string>>
  /** TEMP_ID of a draft with findings. */
  draft: string
  /** Application number of a public mark. */
  mark: string
}

/** Every page of the client with a subject of its own, for the person who has most to see there, and pages of the public register. */
export async function visits(page: Page): Promise<Visit[]> {
  await signIn(page, demo.officer)
  const { data: queue } = await read<{ data: { PATENT_ID: string }[] }>(page, '/office/queue', { kind: 'FORMALITY' })
  const { of, draft, mark } = await subjectsOf(page)
  const fill = (pattern: string) =>
    pattern.includes('$') ? pattern.replace(/\$\w+/, needed(of[pattern], pattern)) : pattern
  const isOfApplicant = (pattern: string) =>
    !OFFICE.test(pattern) && pattern !== '/komisi-banding' && ![...SIGNED_OUT, ...OPEN].includes(pattern)
  const hub = `/buat-pengajuan/draft?draft=${draft}`
  const steps = ['design', 'images', 'applicants', 'attachments', 'check', 'declaration']
  return [
    {
      addresses: [
        ...SIGNED_OUT,
        ...OPEN.map(fill),
        '/publik',
        '/publik/cari?q=kopi&hak=merek,desain,paten',
        `/publik/merek/${mark}`,
        '/publik/berita-resmi',
      ],
    },
    {
      email: demo.sari,
      addresses: [
        ...pages.filter(isOfApplicant).map(fill),
        hub,
        ...steps.map((step) => `${hub}&step=${step}`),
        ...SEARCHES,
      ],
    },
    {
      email: demo.officer,
      addresses: pages
        .filter((pattern) => OFFICE.test(pattern))
        .map((pattern) => pattern.replace(/\$\w+/, needed(queue[0]?.PATENT_ID, 'the desk'))),
    },
    { email: demo.commission, addresses: ['/komisi-banding'] },
  ]
}

/** A subject for each parameter, from the demonstration of one applicant. Ends with that applicant signed in. */
async function subjectsOf(page: Page): Promise<Subjects> {
  await signIn(page, demo.sari)
  const [design] = await casesNamed(page, 'Teko Gerabah Kecil')
  const [mark] = await casesNamed(page, 'GERABAH SENJA')
  const [draft] = await draftsNamed(page, 'Teko Kopi Gerabah')
  const [letter] = await read<{ PROC_TYP: string; PROC_NBR: number; ACTION_NBR: number }[]>(page, '/getLettersToAnswer')
  const { data: letters } = await read<{ data: Letter[] }>(page, '/getInbox', { size: '100' })
  const paper = letters.find(({ HAS_DOC }) => HAS_DOC === 'Y')?.INBOX_ID
  const { data: requests } = await read<{
    data: { TEMP_ID: string; SUBMISSION_NBR: string | null; USERDOC_TYP: string; GROUP: string }[]
  }>(page, '/requests/list', { size: '100' })
  const requestOf = (isWanted: (row: (typeof requests)[number]) => boolean) =>
    requests.find((row) => row.SUBMISSION_NBR !== null && isWanted(row))?.SUBMISSION_NBR
  const begun = requests.find(({ GROUP }) => GROUP === 'DRAFT')?.TEMP_ID
  const { data: unpaid } = await read<{ data: { SUBMISSION_NBR: string; GROUP: string }[] }>(page, '/getPatents', {
    size: '100',
  })
  const { VERIFY_CODE } = await read<{ VERIFY_CODE: string }>(page, `/getDocumentFacts/${paper}`)
  const { URL } = await post<{ URL: string }>(page, '/makeReviewLink', { TEMP_ID: draft?.TEMP_ID })
  const found = {
    '/forms/advance/$condition': 'searchByPerson',
    '/table-list/patents/$patentId': design?.PATENT_ID,
    '/table-list/patents/$patentId/edit': design?.PATENT_ID,
    '/table-list/patents/workflow/$patentId': design?.PATENT_ID,
    '/list-tm/trademarks/$fileno': mark?.PATENT_ID,
    '/user-docx/tp/uploadFile_ori/$fileId': begun,
    '/user-docx/tp/uploadFile/$fileId': begun,
    '/user-docx/tp/fileListPen/$fileId': requestOf(({ USERDOC_TYP }) => USERDOC_TYP === 'PN'),
    '/user-docx/tp/fileListBanding/$fileId': requestOf(({ USERDOC_TYP }) => USERDOC_TYP === 'KB'),
    '/customer-screen/payments/$patentId': unpaid.find(({ GROUP }) => GROUP === 'payment')?.SUBMISSION_NBR,
    '/viewer/pdf/$procid': paper,
    '/jawaban/$procid': letter && `${letter.PROC_TYP}-${letter.PROC_NBR}-${letter.ACTION_NBR}`,
    '/verifikasi/$code': VERIFY_CODE,
    '/pratinjau/$token': URL.split('/').at(-1),
  }
  const of = Object.fromEntries(Object.entries(found).map(([pattern, value]) => [pattern, needed(value, pattern)]))
  return { of, draft: needed(draft?.TEMP_ID, 'a draft'), mark: needed(mark?.PATENT_ID, 'a mark') }
}

function needed(subject: string | null | undefined, what: string): string {
  if (subject === undefined || subject === null) throw new Error(`the demonstration has no subject for ${what}`)
  return subject
}
