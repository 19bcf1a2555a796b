import type { Page } from '@saki/contracts/pages'
import type { TextKey } from '@saki/texts'
import { languages, type Words } from '@saki/texts/words'

import type { RouteRow } from '../src/routes.ts'

/** Titles of the pages most often opened first. Other pages show no title before the program has drawn them. */
export const frameTitles: Partial<Record<Page, TextKey>> = {
  '/login': 'login:login',
  '/user-docx/tp/pasca-sertifikat': 'landing:title',
  '/customer-screen/list': 'applications:title',
  '/inbox': 'inbox:screen.title',
  '/buat-pengajuan': 'drafts:start.title',
  '/customer-screen/draft': 'drafts:list.title',
}

/**
 * The outline of a page with its title, for the served HTML: shown from the first paint until the program has drawn the page (public/boot.js
 * removes it). '' for pages without the portal's frame. Styles: src/shell/frame.css.
 */
export async function frameOf(row: RouteRow): Promise<string> {
  const key = 'redirect' in row ? undefined : frameTitles[row.path]
  const page = `<div class="frame-page"><div class="frame-title">${key ? await titleOf(key) : ''}</div><div class="frame-card skeleton"></div></div>`
  const bar = '<div class="frame-bar"></div>'
  if (row.layout === 'public')
    return `<div id="frame" class="frame frame-public" aria-hidden="true"><div>${page}</div><div class="frame-panel">${await panel()}</div>${bar}</div>`
  if (row.layout !== 'main') return ''
  return (
    '<div id="frame" class="frame" aria-hidden="true"><div class="frame-side"></div>' +
    `<div><div class="frame-top"></div><div class="frame-strip"></div>${page}</div>${bar}</div>`
  )
}

/** The words beside the log-in form, in each language; styles show the reader's. */
async function panel(): Promise<string> {
  const parts = languages.map(async (language) => {
    const [promise, how] = await Promise.all([textOf(language, 'login:promise'), textOf(language, 'login:promise.how')])
    return `<div lang="${language}"><b>${promise}</b><p>${how}</p></div>`
  })
  return (await Promise.all(parts)).join('')
}

/** The title in each language, English only if it differs; styles show the reader's and the Indonesian one as its caption. */
async function titleOf(key: TextKey): Promise<string> {
  const [term, english, arabic] = await Promise.all([textOf('id', key), textOf('en', key), textOf('ar', key)])
  const own = `<span lang="id" class="frame-id${english === term ? ' frame-both' : ''}">${term}</span>`
  const caption = english === term ? '' : `<span lang="en" class="frame-en">${english}</span>`
  return `${own} ${caption}<span lang="ar" dir="rtl" class="frame-ar">${arabic}</span>`
}

async function textOf(language: string, key: TextKey): Promise<string> {
  const [area = '', name = ''] = key.split(':')
  const { words } = (await import(`@saki/texts/${language}/${area}`)) as { words: Words }
  return String(words[name]).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
