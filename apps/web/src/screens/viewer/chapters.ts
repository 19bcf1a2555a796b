import type { TextKey } from '@saki/texts'

export interface Chapter {
  id: string
  title: TextKey
  paragraphs: readonly TextKey[]
  /** Prefixes of the addresses of the pages it is about. */
  of: readonly string[]
  /** Page where the described task is done. */
  opens?: string
}

/** Chapters of the portal's manual. */
export const manual: readonly Chapter[] = [
  {
    id: 'start',
    title: 'manual:start',
    paragraphs: ['manual:start.1', 'manual:start.2', 'manual:start.3'],
    of: ['/login', '/daftar-akun', '/user-docx'],
  },
  {
    id: 'new',
    title: 'manual:new',
    paragraphs: ['manual:new.1', 'manual:new.2', 'manual:new.3'],
    of: ['/buat-pengajuan'],
  },
  {
    id: 'draft',
    title: 'manual:draft',
    paragraphs: ['manual:draft.1', 'manual:draft.2'],
    of: ['/customer-screen/draft'],
  },
  {
    id: 'list',
    title: 'manual:list',
    paragraphs: ['manual:list.1', 'manual:list.2', 'manual:list.3'],
    of: ['/customer-screen/list', '/table-list'],
  },
  { id: 'map', title: 'manual:map', paragraphs: ['manual:map.1', 'manual:map.2'], of: ['/wf-mapping'] },
  { id: 'inbox', title: 'manual:inbox', paragraphs: ['manual:inbox.1', 'manual:inbox.2'], of: ['/inbox', '/jawaban'] },
  {
    id: 'documents',
    title: 'manual:documents',
    paragraphs: ['manual:documents.1', 'manual:documents.2', 'manual:documents.3'],
    of: ['/user-document', '/viewer/pdf', '/verifikasi'],
  },
  {
    id: 'profile',
    title: 'manual:profile',
    paragraphs: ['manual:profile.1', 'manual:profile.2'],
    of: ['/change-password', '/kuasa'],
  },
  {
    id: 'payment',
    title: 'manual:pay.title',
    paragraphs: ['manual:pay.code.1', 'manual:pay.until.1', 'manual:pay.again.1'],
    of: ['/customer-screen/payments', '/customer-screen/gabungan'],
  },
]

/** Chapters of the guide to paying. */
export const payGuide: readonly Chapter[] = [
  { id: 'code', title: 'manual:pay.code', paragraphs: ['manual:pay.code.1', 'manual:pay.code.2'], of: [] },
  {
    id: 'channels',
    title: 'manual:pay.channels',
    paragraphs: ['manual:pay.channels.1', 'manual:pay.channels.2'],
    of: [],
  },
  { id: 'until', title: 'manual:pay.until', paragraphs: ['manual:pay.until.1', 'manual:pay.until.2'], of: [] },
  { id: 'again', title: 'manual:pay.again', paragraphs: ['manual:pay.again.1', 'manual:pay.again.2'], of: [] },
  { id: 'after', title: 'manual:pay.after', paragraphs: ['manual:pay.after.1', 'manual:pay.after.2'], of: [] },
]

/** The chapter about a page; the first one if there is none. */
export function chapterOf(path: string): Chapter | undefined {
  return manual.find(({ of }) => of.some((start) => path === start || path.startsWith(`${start}/`))) ?? manual[0]
}
