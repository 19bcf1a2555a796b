import type { TextKey } from '@saki/texts'

import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

/** What can be asked for. Only what the portal really takes in can be chosen; the others say so. */
const kinds: readonly {
  value: string
  icon: IconName
  right: 'D' | 'M' | 'P'
  name: TextKey
  hint: TextKey
  isOpen: boolean
}[] = [
  {
    value: 'DESIGN',
    icon: 'design',
    right: 'D',
    name: 'filing:applTyp.DESIGN',
    hint: 'filing:applTyp.DESIGN.hint',
    isOpen: true,
  },
  { value: 'MARK', icon: 'mark', right: 'M', name: 'drafts:type.mark', hint: 'drafts:type.mark.hint', isOpen: false },
  {
    value: 'PATENT',
    icon: 'patent',
    right: 'P',
    name: 'drafts:type.patent',
    hint: 'drafts:type.patent.hint',
    isOpen: false,
  },
]

interface TypeCardsProps {
  id: string
  value: string
  error?: string | undefined
  readOnly?: boolean
  onChoose: (value: string) => void
}

/** The kind of right, as radio cards. */
export function TypeCards({ id, value, error, readOnly = false, onChoose }: TypeCardsProps) {
  const { say } = useWords('drafts', 'filing')
  return (
    <fieldset className={`field ${error ? 'err' : ''}`}>
      <legend className="flabel">
        <Label k="filing:applTyp.label" />
      </legend>
      {error && (
        <p className="msg" id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      <div className="types">
        {kinds.map((kind, at) => (
          <label key={kind.value} className={`choice type ${value === kind.value ? 'on' : ''}`}>
            <input
              type="radio"
              name={id}
              id={at === 0 ? id : `${id}-${kind.value}`}
              value={kind.value}
              checked={value === kind.value}
              disabled={!kind.isOpen || readOnly}
              onChange={() => onChoose(kind.value)}
            />
            <span className="choicewords hint">
              <span className={`right ${kind.right}`}>
                <Icon name={kind.icon} />
                <Label k={kind.name} stacked />
              </span>
              {say(kind.hint)}
              {!kind.isOpen && (
                <b className="notopen">
                  <Icon name="lock" size={16} />
                  {say('drafts:type.notOpen')}
                </b>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
