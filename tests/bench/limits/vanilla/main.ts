/** The limit below all libraries: one script, the questions by `fetch`, the page by hand. */
type Question = {_id: string; body: string; choices: string[]}

const ask = async (query: string) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({query}),
  })
  return response.json()
}

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

function button(text: string, isOff: boolean, onClick: () => void): HTMLButtonElement {
  const made = element('button', text)
  made.disabled = isOff
  made.addEventListener('click', onClick)
  return made
}

function show(questions: readonly Question[], index: number): void {
  const question = questions[index]
  if (!question) return
  const answer = button('Responder', true, async () => {
    answer.disabled = true
    const {data} = await ask('mutation {createOneAnswer {correctChoice}}')
    const status = element('p', `Gabarito ${data.createOneAnswer.correctChoice}`)
    status.setAttribute('role', 'status')
    answer.after(status)
  })
  const choices = question.choices.map((choice) => {
    const label = element('label', choice)
    const radio = document.createElement('input')
    Object.assign(radio, {type: 'radio', name: 'choice'})
    radio.addEventListener('change', () => {
      answer.disabled = false
    })
    label.prepend(radio)
    return label
  })
  const previous = button('Anterior', index === 0, () => show(questions, index - 1))
  const next = button('Próximo', index === questions.length - 1, () => show(questions, index + 1))
  document
    .querySelector('main')
    ?.replaceChildren(
      element('h2', `Questão ${index + 1}`),
      element('p', question.body),
      ...choices,
      answer,
      previous,
      next,
    )
}

void ask('{questionMany {_id body choices}}').then(({data}) => show(data.questionMany, 0))
