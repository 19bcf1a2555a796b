import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'

import { findMatches, pageText } from './foundText.ts'

/** One match: its page and its index on that page. */
export interface PageMatch {
  page: number
  nth: number
}

export interface Search {
  matches: readonly PageMatch[]
  /** Page being searched; undefined when all were. */
  reading: number | undefined
}

const nothing: Search = { matches: [], reading: undefined }

/** Searches all pages from `from` on, wrapping to the start, and returns the matches found so far. */
export function useSearch(pdf: PDFDocumentProxy, question: string, from: number): Search {
  const [search, setSearch] = useState<Search & { of: string }>({ ...nothing, of: '' })
  const wanted = question.trim()
  useEffect(() => {
    if (wanted.length < 2) return
    const control = new AbortController()
    const { signal } = control
    const read = async () => {
      const matches: PageMatch[] = []
      for (let step = 0; step < pdf.numPages && !signal.aborted; step++) {
        const page = ((from - 1 + step) % pdf.numPages) + 1
        setSearch({ matches: [...matches], reading: page, of: wanted })
        const { items } = await (await pdf.getPage(page)).getTextContent()
        matches.push(...findMatches(pageText(items), wanted).map((_, nth) => ({ page, nth })))
        matches.sort((a, b) => a.page - b.page || a.nth - b.nth)
      }
      if (!signal.aborted) setSearch({ matches, reading: undefined, of: wanted })
    }
    const timer = setTimeout(() => void read().catch(() => setSearch({ ...nothing, of: wanted })), 250)
    return () => {
      control.abort()
      clearTimeout(timer)
    }
    // A change of `from` must not restart the search.
    // eslint-disable-next-line react/exhaustive-deps
  }, [pdf, wanted])
  return search.of === wanted ? search : nothing
}
