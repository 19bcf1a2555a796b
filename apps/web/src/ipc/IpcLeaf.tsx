import { Icon } from '../ui/icons/Icon.tsx'

interface IpcLeafProps {
  code: string
  name: string
  nameLanguage: string
  isChosen: boolean
  onChoose: (code: string) => void
}

/** A subclass that can be chosen. */
export function IpcLeaf({ code, name, nameLanguage, isChosen, onChoose }: IpcLeafProps) {
  return (
    <button
      type="button"
      className={`text-button wraps full-width ${isChosen ? 'tinted' : ''}`}
      aria-pressed={isChosen}
      onClick={() => onChoose(code)}
    >
      <bdi dir="ltr" className="mono">
        {code}
      </bdi>
      <bdi lang={nameLanguage} className="regular grow">
        {name}
      </bdi>
      {isChosen && <Icon name="check" size={16} />}
    </button>
  )
}
