import {sql} from 'kysely'
import {isHeld} from '../answer-keys/embargo.ts'
import type {ExportSection} from './exportSections.types.ts'

/** What a student asked the assistant, for the export (D-24). An answer stays out while a mock exam holds the key that stands in it (D-18). */
export const exportAssistantSections: readonly ExportSection[] = [
  {
    key: 'assistantAnswers',
    title: 'Respostas do Harrison AI',
    columns: {
      createdAt: 'Perguntado em',
      question: 'Questão',
      comment: 'Comentário',
      answer: 'Resposta',
      state: 'Situação',
      rating: 'Avaliação (1 a 5)',
    },
    rows: ({profileId, now}) => sql`
      select a.created_at as "createdAt", a.question_id as question, a.comment_id as comment,
        case when a.state <> 'withheld' and not ${isHeld(now)} then a.answer end as answer, a.state, a.rating
      from assistant_answer a left join question q on q.id = a.question_id
      where a.profile_id = ${profileId} order by a.created_at, a.id`,
  },
]
