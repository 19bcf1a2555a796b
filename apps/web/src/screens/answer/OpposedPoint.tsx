import type { AnswerPoint } from '@saki/contracts/answers'
import type { Dispute } from '@saki/contracts/disputes'

import { legalGroundText } from '../../cases/legalGround.ts'
import { ExhibitFile } from '../../requests/DisputeExhibits.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { pointOfDispute } from './disputesOf.ts'

/** What the opponent says on one ground, with the exhibits for it, beside the applicant's answer. */
export function OpposedPoint({ point, dispute }: { point: AnswerPoint; dispute: Dispute }) {
  const { say } = useWords('requests')
  const number = pointOfDispute(point)
  const article = legalGroundText(point.GROUND)
  const exhibits = dispute.EXHIBITS.filter(({ POINT_NBR }) => POINT_NBR === number)
  return (
    <section className="shrinks" aria-label={say('requests:dispute.ground')}>
      <h3>
        <Label k="requests:dispute.ground" /> <bdi className="regular">{dispute.OPPONENTS.join(say('core:comma'))}</bdi>
      </h3>
      {article && <span className="hint">{article}</span>}
      <p dir="auto" className="keep-lines break-anywhere">
        {point.TEXT}
      </p>
      {exhibits.map(({ NBR, NAME, PROVES, FILE }) => (
        <div key={NBR} className="above-12">
          <b>{say('requests:dispute.exhibit', { n: NBR })}</b> <span dir="auto">{NAME}</span>
          <p className="hint" dir="auto">
            {PROVES}
          </p>
          <ExhibitFile file={FILE} />
        </div>
      ))}
    </section>
  )
}
