import { DirectionProvider, MantineProvider, useDirection, type MantineColorSchemeManager } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'

import { currentTheme, setTheme, subscribe } from '../lib/theme.ts'
import { cssVariablesResolver, theme } from '../ui/theme.ts'
import { useWords } from '../ui/useWords.ts'

/** Mantine follows the portal's own theme setting instead of keeping a second one. */
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

/** Mantine for the pages behind the log-in; the public pages do without it and load faster. */
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
