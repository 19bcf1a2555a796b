import { DirectionProvider, MantineProvider, useDirection, type MantineColorSchemeManager } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'

import { currentTheme, setTheme, subscribe } from '../../lib/theme.ts'
import { cssVariablesResolver, theme } from '../theme.ts'
import { useWords } from '../useWords.ts'

/** Makes Mantine use the portal's theme setting instead of storing one of its own. */
function themeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined
  return {
    get: () => currentTheme(),
    set: (value) => setTheme(value),
    subscribe: (onUpdate) => {
      stop = subscribe(() => onUpdate(currentTheme()))
    },
    unsubscribe: () => stop?.(),
    clear: () => setTheme('auto'),
  }
}
const manager = themeManager()

/** Mantine's provider around one of its components, so that pages without an open one need not load it. */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider detectDirection>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={manager}
        defaultColorScheme="auto"
      >
        <FollowLanguage />
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}

function FollowLanguage() {
  const { language } = useWords()
  const { setDirection } = useDirection()
  useEffect(() => setDirection(language === 'ar' ? 'rtl' : 'ltr'), [language, setDirection])
  return null
}
