import { DirectionContext, HeadlessMantineProvider, type DirectionContextValue } from '@mantine/core'
import type { ReactNode } from 'react'

import { useWords } from './useWords.ts'

const inDirection = (dir: DirectionContextValue['dir']): DirectionContextValue => ({
  dir,
  setDirection: () => undefined,
  toggleDirection: () => undefined,
})
const [forward, mirrored] = [inDirection('ltr'), inDirection('rtl')]

/** Around one component of Mantine: behaviour without Mantine's styles and variables, in the reader's direction. */
export function MantineFrame({ children }: { children: ReactNode }) {
  const { language } = useWords()
  return (
    <DirectionContext value={language === 'ar' ? mirrored : forward}>
      <HeadlessMantineProvider>{children}</HeadlessMantineProvider>
    </DirectionContext>
  )
}
