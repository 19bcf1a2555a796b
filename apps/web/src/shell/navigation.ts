import type { TextKey } from '@saki/texts'

import type { PlainPage } from '../lib/pageAddress.ts'
import type { SearchOf } from '../lib/pageSearch.ts'
import type { IconName } from '../ui/icons/Icon.tsx'

export interface MenuEntry {
  label: TextKey
  to: PlainPage
  search?: SearchOf<'/user-docx/tp/berbayar'>
  /** Another page that counts as this one: the entry is marked there too. */
  also?: PlainPage
  icon?: IconName
}
export interface MenuGroup {
  label: TextKey
  icon: IconName
  entries: readonly MenuEntry[]
}

/** Entries of the applicants' sidebar except the inbox, which has a count and follows them. */
export const navigation: readonly (MenuEntry | MenuGroup)[] = [
  { label: 'shell:nav.new', to: '/buat-pengajuan', icon: 'plus' },
  {
    label: 'shell:nav.applications',
    icon: 'file',
    entries: [
      { label: 'shell:nav.list', to: '/customer-screen/list' },
      { label: 'shell:nav.drafts', to: '/customer-screen/draft', also: '/buat-pengajuan/draft' },
      { label: 'shell:nav.oppositions', to: '/customer-screen/oposisi' },
    ],
  },
  {
    label: 'shell:nav.after',
    icon: 'cert',
    entries: [
      { label: 'shell:nav.requests', to: '/user-docx/tp/list-pengajuan-pasca' },
      { label: 'shell:nav.paid', to: '/user-docx/tp/pasca-sertifikat', also: '/user-docx/tp/berbayar' },
      { label: 'shell:nav.free', to: '/user-docx/tp/tdkberbayar' },
    ],
  },
  { label: 'shell:nav.all', to: '/pasca-permohonan/list', icon: 'list' },
]

/** Entries after the inbox, for applicants and officers. */
export const lookups: readonly MenuEntry[] = [
  { label: 'shell:page.markSearch', to: '/trademarks/search', icon: 'search' },
  { label: 'shell:page.savedSearches', to: '/pencarian-tersimpan', icon: 'bell' },
  { label: 'shell:page.userDocuments', to: '/user-document', also: '/user-document/detail', icon: 'folder' },
  { label: 'shell:page.workflowMap', to: '/wf-mapping/wfmapping', icon: 'graph' },
  { label: 'shell:page.changeLog', to: '/table-list/changeLog', icon: 'history' },
]

/** Pages the palette finds. */
export const palettePages: readonly MenuEntry[] = [
  { label: 'shell:nav.new', to: '/buat-pengajuan', icon: 'plus' },
  { label: 'shell:page.applications', to: '/customer-screen/list', icon: 'file' },
  { label: 'shell:page.drafts', to: '/customer-screen/draft', icon: 'pencil' },
  { label: 'fees:cart.title', to: '/customer-screen/gabungan', icon: 'money' },
  { label: 'shell:page.inbox', to: '/inbox', icon: 'inbox' },
  { label: 'shell:page.paidDocuments', to: '/user-docx/tp/pasca-sertifikat', icon: 'cert' },
  { label: 'shell:page.newPaid', to: '/user-docx/tp/berbayar', icon: 'plus' },
  { label: 'shell:page.annuities', to: '/user-docx/tp/berbayar', search: { jenis: 'BT' }, icon: 'money' },
  { label: 'shell:page.freeDocuments', to: '/user-docx/tp/tdkberbayar', icon: 'cert' },
  { label: 'shell:page.requests', to: '/user-docx/tp/list-pengajuan-pasca', icon: 'list' },
  { label: 'shell:page.allRequests', to: '/pasca-permohonan/list', icon: 'list' },
  { label: 'shell:page.appeal', to: '/user-docx/tp/banding', icon: 'flag' },
  { label: 'shell:page.oppositions', to: '/customer-screen/oposisi', icon: 'flag' },
  { label: 'shell:page.search', to: '/forms/search', icon: 'search' },
  { label: 'shell:page.advanced', to: '/forms/advance', icon: 'filter' },
  { label: 'shell:page.designs', to: '/table-list/patents', icon: 'design' },
  { label: 'shell:page.markSearch', to: '/trademarks/search', icon: 'search' },
  { label: 'shell:page.savedSearches', to: '/pencarian-tersimpan', icon: 'bell' },
  { label: 'shell:page.marks', to: '/list-tm/trademarks', icon: 'mark' },
  { label: 'shell:page.workflowMap', to: '/wf-mapping/wfmapping', icon: 'graph' },
  { label: 'shell:page.userDocuments', to: '/user-document', icon: 'folder' },
  { label: 'shell:page.changeLog', to: '/table-list/changeLog', icon: 'history' },
  { label: 'shell:page.statistics', to: '/pasca-permohonan/statistik', icon: 'graph' },
  { label: 'shell:page.mandates', to: '/kuasa', icon: 'sign' },
  { label: 'shell:page.changePassword', to: '/change-password', icon: 'key' },
]
