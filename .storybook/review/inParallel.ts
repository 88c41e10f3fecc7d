/** Works a queue off at several places at once, one piece of work at a time at each. */
export async function inParallel<Place, Work>(
  places: readonly Place[],
  queue: Iterator<Work>,
  work: (place: Place, piece: Work) => Promise<void>,
): Promise<void> {
  const each = async (place: Place) => {
    for (let piece = queue.next(); piece.done !== true; piece = queue.next()) await work(place, piece.value);
  };
  await Promise.all(places.map(each));
}
