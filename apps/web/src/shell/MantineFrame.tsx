import { DirectionProvider, MantineProvider, useDirection, type MantineColorSchemeManager } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'

import { currentTheme, setTheme, subscribe } from '../lib/theme.ts'
import { cssVariablesResolver, theme } from '../ui/theme.ts'
import { useWords } from '../ui/useWords.ts'

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

/** Mantine's provider, only for pages behind the log-in: public pages do not use it and load faster without it. */
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
