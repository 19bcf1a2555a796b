import './publicRegister.css'

/** The few things that pages of the public register do with scripts. Their buttons are hidden until this runs. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-act]')) {
  const { act, text = '', done = '' } = button.dataset
  if (act === 'copy' && !('clipboard' in navigator)) continue
  button.hidden = false
  button.addEventListener('click', () => {
    if (act === 'print') return print()
    const label = button.querySelector('span')
    void navigator.clipboard.writeText(text).then(() => {
      if (label) label.textContent = done
    })
  })
}
