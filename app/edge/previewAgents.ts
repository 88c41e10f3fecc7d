const agents =
  /kakaotalk-scrap|kakaostory-og|facebookexternalhit|facebot|twitterbot|slackbot|slack-imgproxy|discordbot|line-poker|linespider|telegrambot|whatsapp|linkedinbot|skypeuripreview|cardyb|mastodon|iframely|embedly/i;

/** Whether a program asks that draws a link's preview: those of chats run no script. Their in-app browsers are people. */
export function isPreviewAgent(userAgent: string | null): boolean {
  return userAgent !== null && agents.test(userAgent);
}
