import { PAPER_SLOT, pdfLimits } from '@saki/catalogue/rights/slots'
import { useEffect, useRef, useState } from 'react'

import { ask } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { newKey } from '../lib/newKey.ts'
import { useWords } from '../ui/useWords.ts'

export const MOST_BYTES = pdfLimits.maxBytes

/** Why a scan is not stored. `mayPass`: the same file can be sent again. */
interface Fault {
  words: string
  mayPass: boolean
}

/** A stored scan. */
export interface PaperScan {
  id: string
  name: string
  pages: number | null
}

/** Call that stores a scan, with the fields that name what it is for. */
export interface ScanPlace {
  call: 'officePaperScan' | 'officeRefundProof'
  fields: { TEMP_ID: string; DESCRIPTION?: string }
}

/** Sends the scan of a paper. Another file replaces one that is being sent; leaving the form stops it. */
export function useScanUpload({ call, fields }: ScanPlace, onScan: (scan: PaperScan | undefined) => void) {
  const { say } = useWords('desk', 'files')
  const [sending, setSending] = useState<string>()
  const [fault, setFault] = useState<Fault>()
  const running = useRef<AbortController>(undefined)
  const last = useRef<{ file: File; key: string }>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (file: File, key: string) => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setSending(file.name)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('SPECDOC_TYP', PAPER_SLOT)
    form.set('FILE', file, file.name)
    try {
      const stored = await ask(call, { form, key, signal: own.signal, quiet: true })
      if (own.signal.aborted) return
      onScan({ id: stored.DOC_ID, name: stored.FILE_NAME, pages: stored.PAGES })
    } catch (error) {
      if (own.signal.aborted) return
      const refusal = error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' })
      setFault({ words: refusal.fields[0]?.message ?? refusal.title, mayPass: refusal.isPassing })
    }
    setSending(undefined)
  }
  const send = (file: File | undefined) => {
    if (!file) return
    setFault(undefined)
    onScan(undefined)
    const words = refused(file)
    if (words !== undefined) {
      running.current?.abort()
      setSending(undefined)
      return setFault({ words, mayPass: false })
    }
    last.current = { file, key: newKey() }
    void upload(file, last.current.key)
  }
  const refused = ({ name, type, size }: File): string | undefined => {
    if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return say('files:wrongType', { allowed: 'PDF' })
    if (size === 0) return say('files:empty')
    return size > MOST_BYTES ? say('files:tooLarge', { size: grouped(size), limit: grouped(MOST_BYTES) }) : undefined
  }
  const again = () => {
    setFault(undefined)
    if (last.current) void upload(last.current.file, last.current.key)
  }
  return { sending, fault, send, again }
}

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')
