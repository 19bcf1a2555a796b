import type { TextKey } from '@saki/texts'

import type { PlainPage } from '../lib/pageAddress.ts'

/** A key that opens a page after G. */
export interface PageKey {
  key: string
  to: PlainPage
  text: TextKey
}

export interface ShortcutListProps {
  keys: readonly PageKey[]
  onClose: () => void
}

const inbox: PageKey = { key: 'i', to: '/inbox', text: 'shell:keys.inbox' }

/** Keys after G, for officers and for others. */
export const pageKeys: Record<'office' | 'applicant', readonly PageKey[]> = {
  office: [{ key: 'q', to: '/petugas', text: 'shell:keys.queue' }, inbox],
  applicant: [
    { key: 'l', to: '/customer-screen/list', text: 'shell:keys.list' },
    { key: 'd', to: '/customer-screen/draft', text: 'shell:keys.drafts' },
    inbox,
    { key: 'n', to: '/buat-pengajuan', text: 'shell:keys.new' },
  ],
}

const STORED = 'saki-single-keys'

/** Whether keys without Ctrl are used; readers who press keys by accident or by voice turn them off. */
export function singleKeysOn(): boolean {
  return localStorage.getItem(STORED) !== 'off'
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORED)
  else localStorage.setItem(STORED, 'off')
}
