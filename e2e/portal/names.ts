import { randomInt } from 'node:crypto'

import type { Page } from '@playwright/test'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { languages } from '@saki/texts/words'

/** Accessible names begin with the Indonesian label; a caption in the reader's language or a value may follow. */
export function begins(label: string): RegExp {
  const literal = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^\\s*${literal}(?=[\\s,:(]|$)`)
}

/** Only the digits; spaces on the screen group them. */
export function digitsOnly(text: string | null): string {
  return (text ?? '').replaceAll(/\D/g, '')
}

/** A text without an Indonesian label, in the page's language. */
export async function words(page: Page, key: TextKey, values: Record<string, string | number> = {}): Promise<string> {
  const shown = await page.locator('html').getAttribute('lang')
  const language = languages.find((one) => one === shown)
  if (!language) throw new Error(`the page has no language of the portal: ${shown}`)
  return say(language, key, values)
}

/** A unique title, by which a journey finds its own draft or case. */
export function uniqueTitle(words: string): string {
  return `${words} ${randomInt(1000, 10_000)}`
}
