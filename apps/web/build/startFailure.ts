import { languages, type Words } from '@saki/texts/words'
import type { Plugin } from 'vite'

/** Puts the message for a failed program start into the page, because no text could be loaded then. boot.js shows it. */
export function startFailure(): Plugin {
  return {
    name: 'saki:start-failure',
    async transformIndexHtml() {
      const notes = await Promise.all(languages.map(noteIn))
      return [{ tag: 'template', attrs: { id: 'start-failed' }, children: notes.join(''), injectTo: 'body' }]
    },
  }
}

async function noteIn(language: string): Promise<string> {
  const { words } = (await import(`@saki/texts/${language}/core`)) as { words: Words }
  return (
    `<main lang="${language}" class="broken" tabindex="-1"><div class="note bad broken-note" role="alert"><div class="grow">` +
    `<h1>${words['page.failed']}</h1><p>${words['page.failed.kept']}</p>` +
    `<div class="actions"><button type="button" class="button primary">${words['reload']}</button></div></div></div></main>`
  )
}
