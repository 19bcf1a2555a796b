import type { Page } from '@saki/contracts/pages'

/** Reads one search parameter as the router parsed it; undefined when absent or not a possible value. */
type Reads<V> = (raw: unknown) => V | undefined
/** A text; the router parses 12 and true in an address as number and boolean, and writes them back in the same form. */
export type Typed = string | number | boolean

const text: Reads<Typed> = (raw) => (typeof raw === 'object' ? undefined : (raw as Typed | undefined))

const whole =
  (least: number, most: number): Reads<number> =>
  (raw) => {
    const number = Number(raw)
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined
  }

const oneOf =
  <const T extends Typed>(...all: readonly T[]): Reads<T> =>
  (raw) =>
    all.find((each) => each === raw)

const page = whole(1, 100_000)
const id = whole(1, 2 ** 31 - 1)
const size: Reads<number> = (raw) => oneOf(10, 25, 50, 100)(Number(raw))

const filing = {
  draft: text,
  step: text,
  from: text,
  field: text,
  file: text,
  finding: text,
  client: id,
  induk: text,
  merek: text,
  kelas: text,
}

/** Kind, numbers of cases with commas between, and draft of a request after filing. */
const request = { jenis: text, nomor: text, draf: text }

/** A search of the register; the groups of the advanced search are lists of rows. */
const register = {
  q: text,
  right: text,
  stage: text,
  class: text,
  year: text,
  country: text,
  vienna: text,
  owner: text,
  regnbr: text,
  filenbr: text,
  fileser: text,
  sort: text,
  view: oneOf('table'),
  compare: text,
  page,
  searchByNumber: text,
  searchByDates: text,
  searchByPerson: text,
  searchByTechnical: text,
  searchByPriority: text,
  searchByValidation: text,
}

/** The search parameters of every page that has some. Pages without an entry have none. */
const parameters = {
  '/login/activation': { userId: id, token: text },
  '/login/activatelogin': { email: text, resent: oneOf('Y') },
  '/login/forgetpass': { token: text },
  '/table-list/patents/$patentId': { tab: text, awasi: oneOf('Y') },
  '/list-tm/trademarks/$fileno': { tab: text, awasi: oneOf('Y') },
  '/table-list/viewAssignment': { number: text, from: text, to: text, page },
  '/table-list/similarOwner': { name: text, number: text, page },
  '/table-list/patents/workflow/$patentId': { view: oneOf('graph', 'timeline') },
  '/forms/search': register,
  '/forms/advance': register,
  '/forms/advance/$condition': register,
  '/table-list/patents': register,
  '/list-tm/trademarks': register,
  '/table-list/changeLog': { number: text, section: text, from: text, to: text, by: text, page },
  '/user-document': {
    kind: oneOf('all', 'out', 'in', 'unread', 'receipts'),
    from: text,
    to: text,
    q: text,
    client: id,
    sort: oneOf('letters', 'newest', 'oldest', 'name', 'case'),
    page,
    size,
  },
  '/user-document/detail': { id: text },
  '/buat-pengajuan': filing,
  '/buat-pengajuan/draft': filing,
  '/trademarks/search': {
    q: text,
    like: text,
    right: oneOf('T', 'D'),
    vienna: text,
    locarno: text,
    colour: text,
    crop: text,
    colours: text,
    weights: text,
    match: text,
    by: text,
    classes: text,
    related: oneOf('Y'),
    stage: text,
    compare: text,
    page,
  },
  '/pencarian-tersimpan': { page },
  '/user-docx/tp/berbayar': request,
  '/user-docx/tp/tdkberbayar': request,
  '/user-docx/tp/banding': request,
  '/customer-screen/oposisi': { ...request, tab: oneOf('against'), perkara: text },
  '/user-docx/tp/list-pengajuan-pasca': {
    group: oneOf('draft', 'unpaid', 'action', 'running', 'done', 'refused'),
    kind: text,
    right: text,
    from: text,
    to: text,
    q: text,
    client: id,
    page,
    size,
  },
  '/pasca-permohonan/list': { type: oneOf('mine', 'office', 'other'), by: oneOf('case'), size },
  '/pasca-permohonan/statistik': {
    period: oneOf('30d', '12m', 'all'),
    right: text,
    kind: text,
    group: oneOf('unpaid', 'action', 'running', 'done', 'refused'),
    client: id,
  },
  '/wf-mapping/wfmapping': { flow: text, q: text },
  '/customer-screen/list': {
    group: oneOf('all', 'action', 'payment', 'running', 'registered', 'done'),
    q: text,
    right: text,
    year: whole(1900, 2200),
    client: id,
    sort: oneOf('filing_date', '-filing_date', 'title', 'due', 'submitted'),
    page,
    size,
  },
  '/customer-screen/payments/$patentId': { ask: oneOf('reopen') },
  '/customer-screen/draft': { tab: oneOf('bin') },
  '/customer-screen/gabungan': { drafts: text },
  '/petugas': {
    view: oneOf('mine', 'late', 'terms', 'requests', 'proposals'),
    tab: oneOf('new', 'verification', 'completeness', 'dispute', 'held', 'ended'),
    kind: text,
    right: text,
    officer: (raw: unknown) => oneOf('none', 'absent')(raw) ?? id(raw),
    due: oneOf('today', 'week', 'month'),
    law: text,
    q: text,
    found: oneOf('all'),
    page,
    case: text,
  },
  '/petugas/berkas/$patentId': { tab: text, doc: text, beside: text },
  '/petugas/pembayaran': { state: oneOf('open', 'refunds', 'decided'), trouble: text, q: text, page },
  '/petugas/konsultan': { state: oneOf('open', 'decided'), page },
  '/petugas/beban-kerja': { right: text, who: oneOf('none', 'absent') },
  '/petugas/pegawai': { tab: oneOf('absent', 'closed') },
  '/petugas/hari-libur': { year: whole(1990, 2100) },
  '/petugas/surat': { tab: oneOf('letters', 'post', 'calls'), state: text, q: text, page },
  '/petugas/berita-resmi': { right: text, page },
  '/inbox': {
    tab: oneOf('action', 'unread', 'all'),
    action: oneOf('Y'),
    item: text,
    file: text,
    kind: text,
    q: text,
    group: oneOf('case'),
    page,
  },
  '/viewer/pdf/$procid': { seq_num: text, specdoc_typ: text, page },
  '/viewer/user-manual': { dari: text },
  '/komisi-banding': { tab: oneOf('new', 'hearing', 'ended'), q: text, page, case: text },
  '/petugas/laporan-masalah': { state: oneOf('open', 'handled'), page },
  '/lapor-masalah': { dari: text, kejadian: text },
} satisfies Partial<Record<Page, Record<string, Reads<Typed>>>>

type Parameters = typeof parameters
type ValuesOf<R> = { [K in keyof R]?: R[K] extends Reads<infer V> ? V | undefined : never }

/** The search parameters of a page; of a union of pages, those of any of them. */
export type SearchOf<P extends Page> = P extends keyof Parameters ? ValuesOf<Parameters[P]> : { [K in never]: never }

/** Reads the search parameters of a page. An impossible value is undefined, so the page uses its default. */
export function readSearch<P extends Page>(page: P, raw: Readonly<Record<string, unknown>>): SearchOf<P> {
  const reads: Record<string, Reads<Typed>> = { ...parameters[page as keyof Parameters] }
  // The compiler cannot follow the entries of an object; the type is made from the same table.
  return Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, read(raw[name])])) as SearchOf<P>
}
