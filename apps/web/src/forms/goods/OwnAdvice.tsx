import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { BasketActions } from './basketController.ts'
import { termCheckOf } from './termChecks.ts'

interface OwnAdviceProps {
  niceClass: string
  own: readonly string[]
  actions: BasketActions
  readOnly: boolean
}

const MOST_SHOWN = 3
const MOST_NEAR = 2

/**
 * Advice on terms that are on no list, with similar listed terms to choose instead. Nothing is replaced automatically.
 */
export function OwnAdvice({ niceClass, own, actions, readOnly }: OwnAdviceProps) {
  const { say } = useWords('goods')
  return (
    <div className="goodsadvice">
      <p className="fieldadvice">
        <Icon name="warning" size={16} />
        {say('goods:own.warn')}
      </p>
      {!readOnly &&
        own.slice(0, MOST_SHOWN).map((term) => {
          const { otherClasses = [], nearest = [] } = termCheckOf(niceClass, term) ?? {}
          const [other] = otherClasses
          if (other === undefined && nearest.length === 0) return null
          return (
            <p key={term} className="hint">
              {say('goods:own.instead', { term })}{' '}
              {other !== undefined && (
                <button
                  type="button"
                  className="act"
                  onClick={() => actions.replace(niceClass, term, { niceClass: other, term })}
                >
                  {say('goods:own.move', { class: other })}
                </button>
              )}
              {nearest.slice(0, MOST_NEAR).map((near) => (
                <button
                  key={near}
                  type="button"
                  className="act"
                  onClick={() => actions.replace(niceClass, term, { niceClass, term: near })}
                >
                  <bdi>{near}</bdi>
                </button>
              ))}
            </p>
          )
        })}
    </div>
  )
}
