import { findRequest } from '@saki/catalogue/requests/registry'
import type { ReactNode } from 'react'

import { useGoTo } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'

/** The page where a kind of request is made: appeals and oppositions have their own, others one for paid and one for free kinds. */
function pageOfDraft(code: string) {
  const kind = findRequest(code)
  if (kind?.workflow === 'request-appeal') return '/user-docx/tp/banding'
  if (kind?.workflow === 'request-opposition') return '/customer-screen/oposisi'
  const hasFee = Object.values(kind?.rules ?? {}).some((rule) => rule.fees !== undefined)
  return hasFee ? '/user-docx/tp/berbayar' : '/user-docx/tp/tdkberbayar'
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
