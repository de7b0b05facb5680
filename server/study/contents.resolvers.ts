import type {QueryResolvers} from '../../schema/generated/resolvers.ts'
import {checkedDate, checkedId, checkedIds, checkedType} from '../kernel/input.ts'
import {DomainError} from '../kernel/domainError.ts'
import {signedInSession} from '../kernel/session.ts'
import {ownsAgenda} from '../question/question.repository.ts'
import {
  findBankFlashcards,
  findFlashcards,
  findLessonVideos,
  findMindmaps,
  findTexts,
  findVideos,
} from './contents.repository.ts'
import {findIncidence} from './incidence.repository.ts'

/** As many as the longest list of one lesson or one smart review asks for at once. */
const mostContents = 300

/** Reads of videos, texts, mind maps and flashcards (spec 2§7). Ids that do not exist are left out of the reply. */
export const contentsQueries = {
  videoMany: (_root, {ids}, {services}) => findVideos(services.database, checkedIds(ids, mostContents)),
  textMany: (_root, {ids}, {services}) => findTexts(services.database, checkedIds(ids, mostContents)),
  mindmapMany: (_root, {ids}, {services}) => findMindmaps(services.database, checkedIds(ids, mostContents)),

  lessonOneVideos: async (_root, {id}, {services}) => {
    const lesson = await findLessonVideos(services.database, checkedId(id))
    if (lesson === undefined) throw new DomainError('NOT_FOUND')
    return lesson
  },

  lessonIncidence: async (_root, {lessonId}, {services}) => {
    const lesson = await findIncidence(services.database, checkedId(lessonId), services.clock())
    if (lesson === undefined) throw new DomainError('NOT_FOUND')
    return lesson
  },

  flashcardMany: async (_root, {ids, calendarDate, type, activity}, context) => {
    const {profile} = await signedInSession(context)
    const {database} = context.services
    checkedType(type)
    const flashcardIds = checkedIds(ids, mostContents)
    if (activity === null || activity === undefined) return findBankFlashcards(database, flashcardIds)
    const agendaId = checkedId(activity)
    const date = calendarDate === null || calendarDate === undefined ? undefined : checkedDate(calendarDate)
    const flashcards = await findFlashcards(database, {
      profileId: profile.id,
      agendaId,
      flashcardIds,
      calendarDate: date,
    })
    const wanted = {profileId: profile.id, agendaId, questionIds: [], calendarDate: date}
    if (flashcards.length === 0 && !(await ownsAgenda(database, wanted))) throw new DomainError('NOT_FOUND')
    return flashcards
  },
} satisfies Pick<
  QueryResolvers,
  'videoMany' | 'textMany' | 'mindmapMany' | 'lessonOneVideos' | 'lessonIncidence' | 'flashcardMany'
>
