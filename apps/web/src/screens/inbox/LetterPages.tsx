import { clsx } from 'clsx'
import '../../viewer/viewer.module.css'

import { useEffect, useRef, useState } from 'react'

import { NotShown } from '../../viewer/NotShown.tsx'
import { PageSheet } from '../../viewer/pdf/PageSheet.tsx'
import { usePdf } from '../../viewer/pdf/usePdf.ts'
import { LetterSkeleton } from './LetterSkeleton.tsx'
import styles from './inbox.module.css'

/** A4 in points, until the first page is loaded. */
const A4 = { width: 595, height: 842 }
/** Pages shown here; the rest opens in its own window. */
const MOST_PAGES = 4

/** The pages of a letter at the available width. */
export function LetterPages({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0)
  const state = usePdf(id, attempt)
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={clsx(styles.pages, 'full-width grid gap-12')} ref={box}>
      {state.at === 'opening' && <LetterSkeleton />}
      {state.at === 'failed' && <NotShown error={state.error} onRetry={() => setAttempt(attempt + 1)} />}
      {state.at === 'open' &&
        width > 0 &&
        Array.from({ length: Math.min(MOST_PAGES, state.opened.pdf.numPages) }, (_, index) => (
          <PageSheet
            key={index}
            pdf={state.opened.pdf}
            page={index + 1}
            size={A4}
            scale={width / A4.width}
            rotation={0}
            language="id"
            isNear
            question=""
            nth={undefined}
          />
        ))}
    </div>
  )
}
