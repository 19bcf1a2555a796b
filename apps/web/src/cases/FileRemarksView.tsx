import type { FileRemarks as Remarks } from '@saki/contracts/fileRow'

import { Icon } from '../ui/icons/Icon.tsx'
import { LegalTime } from '../ui/LegalTime.tsx'
import { useWords } from '../ui/useWords.ts'

/** Remarks on a PDF: signatures (not verified by the portal), links to other files, restrictions. */
export function FileRemarksView({ remarks }: { remarks: Remarks | null }) {
  const { say } = useWords('files')
  if (!remarks) return null
  return (
    <ul className="hint">
      {remarks.SIGNATURES.map(({ NAME, REASON, SIGNED_AT, IND_WHOLE }, at) => (
        <li key={at}>
          <Icon name="sign" size={16} />{' '}
          <b>
            <bdi>{NAME ? say('files:remark.signedBy', { name: NAME }) : say('files:remark.signed')}</bdi>
          </b>
          {SIGNED_AT && (
            <>
              {' · '}
              {say('files:remark.signedAt')} <LegalTime at={SIGNED_AT} />
            </>
          )}
          {REASON && (
            <>
              {' · '}
              <bdi>{say('files:remark.reason', { reason: REASON })}</bdi>
            </>
          )}
          {' · '}
          {say(IND_WHOLE === 'Y' ? 'files:remark.whole' : 'files:remark.partly')}
          {' · '}
          {say('files:remark.unverified')}
        </li>
      ))}
      {remarks.IND_LINKS_OUT === 'Y' && <li>{say('files:remark.linksOut')}</li>}
      {remarks.IND_RESTRICTED === 'Y' && <li>{say('files:remark.restricted')}</li>}
    </ul>
  )
}
