import { findRequest } from '@saki/catalogue/requests/registry'
import { pageOfRequest, type RequestPage } from '@saki/catalogue/requests/requestPages'
import type { ReactNode } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'

function pageOfDraft(code: string): RequestPage {
  const kind = findRequest(code)
  return kind ? pageOfRequest(kind) : '/user-docx/tp/tdkberbayar'
}

interface DraftLinkProps {
  kind: string
  tempId: string
  className: string
  children: ReactNode
}

/** A link to a draft of a request, where its owner goes on with it. */
export function DraftLink({ kind, tempId, className, children }: DraftLinkProps) {
  return (
    <PageLink to={pageOfDraft(kind)} search={{ jenis: kind, draf: tempId }} className={className}>
      {children}
    </PageLink>
  )
}

export function useDraftPage(): (kind: string, tempId: string) => void {
  const goTo = useGoTo()
  return (kind, tempId) => void goTo({ to: pageOfDraft(kind), search: { jenis: kind, draf: tempId } })
}
