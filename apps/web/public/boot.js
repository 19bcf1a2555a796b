// Runs before the first paint: the theme and the language this browser remembers. A file of its own, because the page allows no inline script.
;(() => {
  const root = document.documentElement
  let theme = 'auto'
  let language = 'en'
  try {
    theme = localStorage.getItem('saki-theme') || theme
    language = localStorage.getItem('saki-language') || language
  } catch {
    // storage refused: the defaults stand
  }
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'

  // A program that cannot be loaded says so instead of leaving the page empty.
  const onError = (event) => {
    const place = document.getElementById('root')
    const isResource = event.target instanceof Element
    if (!place || place.childElementCount > 0 || (isResource && event.target.tagName !== 'SCRIPT')) return
    const notes = document.getElementById('start-failed').content
    const note = (notes.querySelector(`[lang="${language}"]`) || notes.querySelector('[lang="en"]')).cloneNode(true)
    note.querySelector('button').addEventListener('click', () => location.reload())
    place.append(note)
  }
  addEventListener('error', onError, true)
})()
