import {type DayAction, type Facts, type Letter, letters} from '../../models/journey/day.types.ts'
import type {Driver} from '../../models/journey/walker.ts'

/** What is wrong with a product; none of it for the right one. */
export type Defect = 'losesAnswersAtReload' | 'showsKeyEarly' | 'changesKey' | 'answersPastDays' | 'losesOfflineAnswers'

type Question = {picked: Letter | null; struck: Letter[]; answer: 'none' | 'pending' | 'saved'}

const fresh = (): Question => ({picked: null, struck: [], answer: 'none'})

const total = 3

/** A product of one activity and three questions, right or with one seeded defect, as a walker would see it. */
export function fakeProduct(defect: Defect | null = null): Driver {
  let screen: Facts['screen'] = 'login'
  let questions = Array.from({length: total}, fresh)
  let number = 1
  let isOnline = true
  let isCommentShown = false
  let reloads = 0

  const current = (): Question => questions[number - 1] ?? fresh()
  const move = (to: number) => {
    number = to
    isCommentShown = false
  }
  const settle = () => {
    for (const question of questions)
      if (question.answer === 'pending') question.answer = defect === 'losesOfflineAnswers' ? 'none' : 'saved'
  }
  const reload = () => {
    reloads += 1
    if (defect === 'losesAnswersAtReload')
      questions = questions.map((question) => (question.answer === 'saved' ? fresh() : question))
  }
  const strike = (question: Question, letter: Letter) => {
    const isStruck = question.struck.includes(letter)
    question.struck = isStruck
      ? question.struck.filter((one) => one !== letter)
      : [...question.struck, letter].toSorted()
    if (question.picked === letter) question.picked = null
  }
  const pick = (question: Question, letter: Letter) => {
    question.picked = letter
    question.struck = question.struck.filter((one) => one !== letter)
  }

  async function interactions(action: DayAction): Promise<void> {
    const question = current()
    switch (action.type) {
      case 'login.enter':
      case 'day.today':
        screen = 'question'
        return move(1)
      case 'session.leave':
        screen = 'login'
        return undefined
      case 'day.past':
        screen = 'readOnly'
        return undefined
      case 'choice.pick':
        return pick(question, action.letter)
      case 'choice.strike':
        return strike(question, action.letter)
      case 'answer.confirm':
        question.answer = isOnline ? 'saved' : 'pending'
        return undefined
      case 'comment.toggle':
        isCommentShown = !isCommentShown
        return undefined
      case 'question.next':
        return move(number + 1)
      case 'question.previous':
        return move(number - 1)
      case 'question.goto':
        return move(action.number)
      case 'activity.open':
        return move(1)
      case 'page.reload':
        return reload()
      case 'network.lose':
        isOnline = false
        return undefined
      case 'network.restore':
        isOnline = true
        return settle()
      default:
        return undefined
    }
  }

  function read(): Facts {
    const {picked, struck, answer} = current()
    const isRevealed = answer === 'saved' || (defect === 'showsKeyEarly' && picked !== null)
    const key = letters[(number + (defect === 'changesKey' ? reloads : 0)) % 4] ?? null
    return {
      screen,
      number,
      total,
      picked,
      struck,
      isOpen: screen === 'question' ? answer === 'none' : defect === 'answersPastDays',
      key: isRevealed ? key : null,
      hasProportions: isRevealed,
      isWaitingForKey: answer === 'pending',
      comment: isRevealed ? (isCommentShown ? 'shown' : 'hidden') : 'none',
      exam: 'none',
      canToggleExam: false,
      isAllSaved: isOnline,
      activities: ['study'],
      canLookBack: true,
      essay: null,
      elsewhere: [],
    }
  }

  const start = async () => {
    screen = 'login'
    questions = Array.from({length: total}, fresh)
    isOnline = true
    reloads = 0
    move(1)
  }
  return {start, interactions, read: async () => read(), findings: () => [], stop: async () => undefined}
}
