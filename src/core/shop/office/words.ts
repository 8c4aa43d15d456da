import { describingPictures } from "#core/pictures/describe-pictures.ts";
import { keepPicture } from "#core/pictures/keep-picture.ts";
import { listWidePictures } from "#core/pictures/list-wide-pictures.ts";
import { createPost } from "#core/posts/create-post.ts";
import { deletePost } from "#core/posts/delete-post.ts";
import { settleSamples } from "#core/posts/samples.ts";
import { updatePost } from "#core/posts/update-post.ts";
import { getProfileSheet } from "#core/profile/get-profile.ts";
import { saveProfile } from "#core/profile/save-profile.ts";
import type { Calls } from "#core/shop/calls.ts";
import { getSplash } from "#core/splash/get-splash.ts";
import { saveSplash } from "#core/splash/save-splash.ts";

export const wordsOffice = ({ command, query, outside }: Calls) => ({
  createPost: outside(createPost),
  updatePost: outside(updatePost),
  deletePost: command(deletePost),
  settleSamples: command(settleSamples),
  getSplash: query(describingPictures(getSplash)),
  saveSplash: outside(saveSplash),
  getProfile: query(describingPictures(getProfileSheet)),
  saveProfile: outside(saveProfile),
  keepPicture: outside(keepPicture),
  listWidePictures: query(listWidePictures),
});
