import type {Asked, Draft, Paragraph, Provider, Source} from './provider.types.ts'

/** How many sentences of a source an answer quotes, and how many parts of the lesson. */
const most = {comment: 4, lesson: 2, lessons: 2}

/** Whether a sentence of a comment speaks of one of these choices: `C) Errada: …`. */
const aboutChoice = (sentence: string, named: readonly number[]) =>
  named.some((index) => new RegExp(String.raw`^${'ABCDE'.charAt(index)}\s?[)\].:–-]`).test(sentence))

/** Sentences of a source by their places, in the order in which it says them. */
function quoted({sentences, number}: Source, places: readonly number[], amount: number): Paragraph {
  const chosen = [...new Set(places)].slice(0, amount).toSorted((a, b) => a - b)
  return {text: chosen.map((place) => sentences[place] ?? '').join(' '), isQuote: true, sources: [number]}
}

function quoteOfComment(source: Source, {named, choice, key}: Asked): Paragraph {
  const asked = named.length > 0 ? named : choice !== null && choice !== key.correct ? [choice] : []
  const about = [...source.sentences.keys()].filter((place) => aboutChoice(source.sentences[place] ?? '', asked))
  return quoted(source, [0, ...about, ...source.found, 1], most.comment)
}

/**
 * Answers from what the server has, and from nothing else (D-27): sentences of the expert's comment and of the lesson that
 * the full-text search found, word for word, each with its source. Where nothing fits, the answer says so.
 */
export const embeddedProvider: Provider = {
  name: 'embedded',
  answer: async (asked): Promise<Draft> => {
    const comment = asked.sources.find(({kind, sentences}) => kind === 'comment' && sentences.length > 0)
    const lessons = asked.sources.filter(({kind}) => kind === 'lesson').slice(0, most.lessons)
    const say = (text: string): Paragraph => ({text, isQuote: false, sources: []})
    return {
      paragraphs: [
        ...(comment === undefined ? [] : [say('O que diz o comentário da questão:'), quoteOfComment(comment, asked)]),
        ...(lessons.length === 0 ? [] : [say('O que diz a aula:')]),
        ...lessons.map((lesson) => quoted(lesson, lesson.found, most.lesson)),
        ...(asked.sources.some(({found}) => found.length > 0)
          ? []
          : [
              say(
                'Não encontrei no comentário nem na aula uma passagem sobre o que você perguntou. Um monitor pode responder.',
              ),
            ]),
      ],
    }
  },
}
