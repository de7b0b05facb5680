export const categoriesDocument = '{ videosJJPlusCategories { category playlists { name amount createdAt } } }'
export const plusVideosDocument = `query ($limit: Int!, $skip: Int!, $category: String, $playlist: String) {
  videosJJPlusMany(limit: $limit, skip: $skip, category: $category, playlist: $playlist) {
    _id url title subtitle jjPlus { category playlist } durationSeconds captions { lang label url } createdAt } }`
export const pdfsDocument = `query ($limit: Int!, $skip: Int!) {
  pdfsPlusMany(limit: $limit, skip: $skip) { _id url title subtitle description category createdAt } }`
export const articlesDocument = '{ articles { _id title summary author theme createdAt } }'
export const articleDocument =
  'query ($id: ID!) { article(_id: $id) { _id title summary author theme createdAt body } }'

const page = () => ({limit: 10, skip: 0})

/** One right request for each query of supplementary content and articles. */
export const supplementaryCases = {
  videosJJPlusCategories: {document: categoriesDocument, variables: () => ({})},
  videosJJPlusMany: {document: plusVideosDocument, variables: page},
  pdfsPlusMany: {document: pdfsDocument, variables: page},
  articles: {document: articlesDocument, variables: () => ({})},
  article: {document: articleDocument, variables: () => ({id: 'artigo/nenhum'})},
}
