import axe from 'axe-core'

import { rememberColours } from '../../../scripts/rememberColours.ts'
import { changeLanguage, currentLanguage } from '../src/lib/languages.ts'

rememberColours(axe)

/**
 * Serious faults for helping technology in what is shown, each with its place. `dialog`: a component whose dialog must be open; tests in
 * every language name it, so that scripts/dialogs.test.ts finds that the dialog was read.
 */
export async function graveFaults(dialog?: string): Promise<string[]> {
  if (dialog && !isOpen(dialog)) return [`${dialog} has no open dialog`]
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], preload: false })
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return grave.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** The same in both directions, for tests in one language. */
export async function dialogFaults(dialog: string): Promise<string[]> {
  const language = currentLanguage()
  const faults = await graveFaults(dialog)
  await changeLanguage(language === 'ar' ? 'en' : 'ar')
  faults.push(...(await graveFaults(dialog)))
  await changeLanguage(language)
  return faults
}

interface Fiber {
  type: unknown
  return: Fiber | null
}

/** Whether an open dialog is drawn by a component of this name, read from React's own tree. */
function isOpen(component: string): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((dialog) => {
    const entry = Object.entries(dialog).find(([key]) => key.startsWith('__reactFiber$'))
    for (let fiber = entry?.[1] as Fiber | null | undefined; fiber; fiber = fiber.return)
      if (typeof fiber.type === 'function' && fiber.type.name === component) return true
    return false
  })
}
