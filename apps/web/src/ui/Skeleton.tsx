import { useEffect, useState } from 'react'

import { useWords } from './useWords.ts'

/** Milliseconds before anything is drawn, so that fast answers do not flicker. */
const QUIET = 150
const SLOW = 5000

/** Grey lines as placeholder while loading. After 5 s it says in words that it is still loading. */
export function Skeleton({ lines = 3, block = 20 }: { lines?: number; block?: number }) {
  const { say } = useWords()
  const [stage, setStage] = useState<'quiet' | 'drawn' | 'slow'>('quiet')
  useEffect(() => {
    const timers = [setTimeout(() => setStage('drawn'), QUIET), setTimeout(() => setStage('slow'), SLOW)]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (stage === 'quiet') return <div aria-busy="true" data-loading style={{ minBlockSize: lines * (block + 12) }} />
  return (
    <div className="skeletons grid gap-12 shrinks" aria-busy="true" role="status" data-loading>
      <span className={stage === 'slow' ? 'muted sm' : 'sr'}>
        {say(stage === 'slow' ? 'core:loading.slow' : 'core:loading')}
      </span>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="skeleton" style={{ blockSize: block, inlineSize: `${95 - ((line * 23) % 40)}%` }} />
      ))}
    </div>
  )
}
