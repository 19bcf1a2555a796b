import type { PreflightFinding } from '@saki/domain/preflight/look'

import type { IconName } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useFindingWords } from './findingWords.ts'
import type { PartFile } from './partFiles.ts'

export interface Status {
  tone: 'good' | 'warn' | 'bad' | 'busy' | 'plain'
  icon: IconName
  text: string
}

/** Short status of a file; undefined without a file. */
export function useStatus(part: PartFile | undefined, findings: readonly PreflightFinding[]): Status | undefined {
  const { say } = useWords('preflight')
  const wordsOf = useFindingWords()
  if (!part) return undefined
  const { check, upload, isKept, isStored } = part
  if (check?.state === 'checking') {
    const { pageCount, pages } = check.progress
    const text =
      pageCount === 0
        ? say('preflight:state.opening')
        : say('preflight:state.checking', { page: Math.min(pages.length + 1, pageCount), of: pageCount })
    return { tone: 'busy', icon: 'spinner', text }
  }
  if (check?.state === 'refused') return { tone: 'bad', icon: 'alert', text: say('preflight:state.stopped') }
  if (upload?.state === 'refused') return { tone: 'bad', icon: 'alert', text: say('preflight:state.refused') }
  if (upload?.state === 'held') return { tone: 'warn', icon: 'offline', text: say('preflight:state.held') }
  const sending = (percent: number): Status => ({
    tone: 'busy',
    icon: 'spinner',
    text: say('preflight:state.sending', { percent }),
  })
  if (upload) return sending(upload.size === 0 ? 0 : Math.floor((upload.sentBytes / upload.size) * 100))
  if (check?.state === 'failed' || check?.state === 'skipped')
    return { tone: 'plain', icon: 'info', text: say('preflight:state.failed') }
  if (!check?.look && !part.file?.CHECK)
    return isKept
      ? { tone: 'good', icon: 'check', text: say('preflight:state.kept') }
      : { tone: 'plain', icon: 'clock', text: say('preflight:state.unchecked') }
  const stop = findings.find(({ level }) => level === 'STOP')
  if (stop) return { tone: 'warn', icon: 'flag', text: wordsOf(stop).title }
  // The step counts a part as missing until the server lists it, so the status is still "sending".
  if (findings.length === 0 && !isStored) return sending(0)
  if (findings.length === 0) return { tone: 'good', icon: 'check', text: say('preflight:state.ready') }
  if (isKept) return { tone: 'good', icon: 'check', text: say('preflight:state.kept') }
  return { tone: 'warn', icon: 'warning', text: say('preflight:state.suggestions', { count: findings.length }) }
}
