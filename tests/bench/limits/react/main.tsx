import {useMachine} from '@xstate/react'
import {createRoot} from 'react-dom/client'
import {Client, fetchExchange, gql, Provider, useMutation, useQuery} from 'urql'
import {assign, setup} from 'xstate'

/**
 * The limit page: the least that React, XState and urql can do for a question that is answered at a server. Its numbers
 * are the unit in which the product's are given.
 */
type Question = {_id: string; body: string; choices: string[]}

const quiz = setup({
  types: {} as {
    context: {index: number; picked: number}
    events:
      | {type: 'choice.pick'; choice: number}
      | {type: 'answer.confirm'}
      | {type: 'key.arrived'}
      | {type: 'question.next'}
      | {type: 'question.previous'}
  },
}).createMachine({
  initial: 'answering',
  context: {index: 0, picked: -1},
  states: {
    answering: {
      on: {
        'choice.pick': {actions: assign({picked: ({event}) => event.choice})},
        'answer.confirm': {guard: ({context}) => context.picked >= 0, target: 'sending'},
      },
    },
    sending: {on: {'key.arrived': 'answered'}},
    answered: {},
  },
  on: {
    'question.next': {target: '.answering', actions: assign({picked: -1, index: ({context}) => context.index + 1})},
    'question.previous': {target: '.answering', actions: assign({picked: -1, index: ({context}) => context.index - 1})},
  },
})

const questions = gql<{questionMany: Question[]}>`
  {
    questionMany {
      _id
      body
      choices
    }
  }
`
const answerOne = gql<{createOneAnswer: {correctChoice: number}}>`
  mutation ($document: ID!, $choosen: Int!) {
    createOneAnswer(document: $document, choosen: $choosen) {
      correctChoice
    }
  }
`

function Quiz() {
  const [{data}] = useQuery({query: questions})
  const [reply, answer] = useMutation(answerOne)
  const [state, send] = useMachine(quiz)
  const {index, picked} = state.context
  const question = data?.questionMany[index]
  if (!question) return null
  const confirm = async () => {
    send({type: 'answer.confirm'})
    await answer({document: question._id, choosen: picked})
    send({type: 'key.arrived'})
  }
  return (
    <main>
      <h2>{`Questão ${index + 1}`}</h2>
      <p>{question.body}</p>
      {question.choices.map((choice, at) => (
        <label key={`${question._id}${choice}`}>
          <input
            type="radio"
            name="choice"
            checked={picked === at}
            onChange={() => send({type: 'choice.pick', choice: at})}
          />
          {choice}
        </label>
      ))}
      <button type="button" disabled={picked < 0 || !state.matches('answering')} onClick={confirm}>
        Responder
      </button>
      {state.matches('answered') ? (
        <p role="status">{`Gabarito ${reply.data?.createOneAnswer.correctChoice}`}</p>
      ) : null}
      <button type="button" disabled={index === 0} onClick={() => send({type: 'question.previous'})}>
        Anterior
      </button>
      <button type="button" onClick={() => send({type: 'question.next'})}>
        Próximo
      </button>
    </main>
  )
}

const client = new Client({url: '/graphql', exchanges: [fetchExchange], preferGetMethod: false})
const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <Provider value={client}>
      <Quiz />
    </Provider>,
  )
