/* The script inside of the landing: the form gets its chart when somebody comes near it, and nobody else loads it. */
const form = document.getElementById('contato')
const button = form.querySelector('button')
const load = () =>
  import(FILE).catch(() => {
    // Without it, it is an ordinary form.
    button.disabled = false
  })
const hasContact = () => {
  try {
    return localStorage.getItem('aristo.landingContact') !== null
  } catch {
    return false
  }
}
try {
  // Who is here has left the compass.
  sessionStorage.removeItem('aristo.compass')
} catch {
  // Then nothing was kept either.
}
const isTyped = [...form.elements].some((field) => field.type !== 'checkbox' && field.value !== '')
button.disabled = true
if (hasContact() || isTyped) load()
else
  for (const sign of ['focusin', 'input', 'pointerenter', 'touchstart'])
    form.addEventListener(sign, load, {once: true, passive: true})
